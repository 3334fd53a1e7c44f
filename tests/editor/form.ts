import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page, test as plain } from '@playwright/test';
import { before, edited } from './served.ts';

type Files = Record<string, string>;

/** The files of a folder in Base64, by path. */
export function read(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Folders have no extension.
  const files = entries.filter((path) => /\.\w+$/.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'base64')]));
}

/** Makes the edited folder equal to these files, and leaves equal files alone. */
function bring(files: Files) {
  const onDisk = read(edited);
  for (const [path, base64] of Object.entries(files)) {
    if (onDisk[path] === base64) continue;
    mkdirSync(dirname(join(edited, path)), { recursive: true });
    writeFileSync(join(edited, path), Buffer.from(base64, 'base64'));
  }
  for (const path of Object.keys(onDisk)) if (!(path in files)) rmSync(join(edited, path));
}

/**
 * Drives the form on a folder in the browser's own file system, as no test can answer the dialog for one. After each save
 * its files are written to the disk.
 */
export class Form {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    // The server reads the disk.
    await this.page.route('**/texts.json', async (route) => {
      await this.toDisk();
      await route.continue();
    });
    await this.page.goto('/licences.txt');
    await this.put(read(before));
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  }

  /** Writes files into the browser's folder, as `git pull` does. */
  async put(files: Files) {
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, base64] of Object.entries(files)) {
        const names = ['content', ...path.split('/')];
        const name = names.pop() ?? '';
        let folder = root;
        for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await file.write(Uint8Array.fromBase64(base64));
        await file.close();
      }
    }, files);
  }

  async choose(page: string) {
    await this.page.getByRole('treeitem', { name: 'Pages' }).click();
    await this.page.getByRole('row', { name: page, exact: true }).click();
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
  }

  /** Shows the form in another language on the right, beside the English. */
  async translate(language: string) {
    await this.page.getByRole('radio', { name: language }).last().click();
  }

  pane(code: string): Locator {
    return this.page.locator(`.pane[data-locale="${code}"]`);
  }

  part(label: string, within: Locator | Page = this.page): Locator {
    // The form sets labels apart with invisible characters.
    return within.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });
  }

  async write(label: string, words: string, within?: Locator) {
    await this.part(label, within).getByRole('textbox').fill(words);
  }

  item(list: string, index: number): Locator {
    const handle = this.part(list).getByRole('button', { name: 'Reorder Item' }).nth(index);
    return handle.locator('xpath=ancestor::*[@role="group"][1]');
  }

  async unfold(item: Locator) {
    await item.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  /** Chooses a file of the computer for a picture's field, and waits until it is there, or for this. */
  async upload(field: Locator, name: string, bytes: Buffer, until = field.getByText(/\.webp$/)) {
    await field.getByRole('button', { name: /Replace|Browse/ }).click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: bytes });
    await this.page.getByRole('button', { name: 'Insert' }).click();
    await expect(until).toBeVisible();
  }

  /** The page beside the form: a frame within the preview's frame. */
  get pageBeside(): FrameLocator {
    return this.page.frameLocator('iframe').frameLocator('iframe[title="The page"]');
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Presses Save, and returns the dialog with the reasons against it. */
  async refused(): Promise<Locator> {
    await this.saveButton.click();
    await this.toDisk();
    return this.page.getByRole('alertdialog');
  }

  async save() {
    const button = this.saveButton;
    // The previous notice must be gone.
    await expect(this.page.getByText('Entry saved.')).toBeHidden();
    // The form ignores clicks while it resizes a picture: click again.
    await expect(async () => {
      if (await button.isEnabled()) await button.click();
      await expect(this.page.getByText('Entry saved.')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await this.toDisk();
  }

  private async toDisk() {
    const saved = await this.page.evaluate(async () => {
      const files: Files = {};
      async function walk(folder: FileSystemDirectoryHandle, path: string) {
        for await (const [name, entry] of folder.entries())
          if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, `${path}${name}/`);
          else
            files[path + name] = (await (await (entry as FileSystemFileHandle).getFile()).bytes()).toBase64();
      }
      const root = await navigator.storage.getDirectory();
      await walk(await root.getDirectoryHandle('content'), '');
      return files;
    });
    bring(saved);
  }
}

export const test = plain.extend<{ form: Form }>({
  form: async ({ page }, use) => {
    bring(read(before));
    await use(new Form(page));
  },
});

/** Lists removed and added lines by file; none for a picture. */
export function changes(): Record<string, string[]> {
  const diff = ['diff', '--no-index', '--unified=0', before, edited];
  const { stdout } = spawnSync('git', diff, { encoding: 'utf8' });
  const files = stdout.split(/^(?=diff )/m).filter(Boolean);
  return Object.fromEntries(
    files.map((file) => {
      const [, path = ''] = /.*\/((?:en|ta|images)\/.*)/.exec(file) ?? [];
      const [, ...hunks] = file.split(/^@@ .*\n/m);
      const lines = hunks.join('').split('\n');
      return [path, lines.filter((line) => /^[-+]/.test(line))];
    }),
  );
}
export { edited, expect };
