import sharp from 'sharp';
import { checkContent } from '../../content/check/check.ts';
import { isBlocking } from '../../content/check/report.ts';
import { unwrap } from '../../content/fact.ts';
import { readContent } from '../../content/read/read.ts';
import { type Described, described, fieldAt } from '../../content/read/schema.ts';
import { changes, edited, expect, read, test } from './form.ts';
import { before } from './served.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

test.beforeEach(({ form }) => form.open());
test.afterEach(async () => expect((await checkContent(edited)).filter(isBlocking)).toEqual([]));

const added = (file: string) => changes()[file]?.filter((line) => line.startsWith('+'));

test('a founder’s name in Tamil is shown beside the form after saving', async ({ form }) => {
  await form.choose('About');
  const founder = form.item('Founders', 0);
  await form.unfold(founder);
  await form.write('Name', 'அருள் செல்வன்', founder);
  await form.part('Only an example', founder).getByRole('switch').click();
  await form.save();
  expect(changes()).toEqual({
    'en/about.yaml': ['-  - name: Sample Ada', '+  - name: அருள் செல்வன்', '-    example: true'],
  });
  const heading = form.pageBeside.getByRole('heading', { name: 'அருள் செல்வன்' });
  await expect(heading.locator('[lang=ta]'), 'in a Tamil font, read by a Tamil voice').toBeVisible();
});

test('bank details are saved once they can be right', async ({ form }) => {
  await form.choose('Donate');
  await form.write('Introduction', 'Since {foundet}, gifts have helped.');
  await form.write('IFSC code', 'SBIN 12');
  const dialog = await form.refused();
  await expect(dialog).toContainText('Introduction: this isn’t a fact the site knows: "{foundet}".');
  await expect(dialog).toContainText('Bank details: IFSC code: "SBIN 12" can’t be right. Please write it as');
  await expect(dialog).not.toContainText('later');
  expect(changes()).toEqual({});
  await dialog.getByRole('button').first().click();

  const right = [
    ['Introduction', 'intro', 'Since {founded}, gifts have helped.'],
    ['Account name', '  accountName', 'Reach: Build Trust', "'Reach: Build Trust'"],
    ['Bank and branch', '  branch', 'A \u200bBank, Plot #12, Adyar', "'A Bank, Plot #12, Adyar'"],
    ['Account number', '  account', '1234 5678 9012'],
    ['IFSC code', '  ifsc', 'sbin 0001234'],
    ['Swift code', '  swift', 'SBININBB'],
  ] as const;
  for (const [label, , typed] of right) await form.write(label, typed);
  await form.save();
  expect(added('en/donate.yaml')).toEqual(
    right.map(([, name, typed, written = typed]) => `+${name}: ${written}`),
  );
  await expect(form.pageBeside.getByText('SBIN0001234')).toBeVisible();
});

test('what needs the ministry is one page, and each line opens its field', async ({ form, page }) => {
  const opener = page.getByRole('button', { name: /^What needs you: \d/ });
  const dialog = page.getByRole('dialog', { name: 'What needs you' });
  const counted = await opener.textContent();
  // What is out of sight is not there yet.
  await page.setViewportSize({ width: 1400, height: 700 });
  await opener.click();
  await expect(dialog).toContainText('“Yes, we keep this promise”');
  await expect(dialog).toContainText('Advice. Answer each under “Common questions”');
  await dialog.getByRole('link', { name: /^Facebook/ }).click();
  await expect(form.part('Facebook').getByRole('textbox')).toBeFocused();
  await form.write('Facebook', 'https://www.facebook.com/ministry');
  await form.write('Location', 'Chennai: call 998');
  await form.save();
  await opener.click();
  await expect(opener).toContainText('New: "998" is not one of the numbers under “Urgent help”.');
  await expect(dialog.getByRole('link', { name: /^Facebook/ })).toHaveCount(0);
  await expect(opener).not.toHaveText(`${counted}`);
  // A folded entry of another page, and a translation.
  await dialog.getByRole('link', { name: 'Video on YouTube: sample-0002' }).click();
  await expect(form.part('Video on YouTube').getByRole('textbox')).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'No native speaker has confirmed' }).click();
  for (const code of ['ta', 'en'])
    await expect(form.part('Only an example', form.pane(code))).toBeInViewport();
});

test('what was saved elsewhere meanwhile is not overwritten', async ({ form }) => {
  await form.choose('Donate');
  for (const words of ['Saved once.', 'Saved twice.']) {
    await form.write('Introduction', words);
    await form.save();
  }
  await form.put(read(before));
  await form.write('After giving', 'Typed meanwhile.');
  await expect(await form.refused()).toContainText(
    'This page has been changed in the meantime: copy your words, then reload',
  );
  expect(changes()).toEqual({});
});

test('with a path in the site’s address, each page is shown beside its words, with a notice', async ({
  form,
  page,
}) => {
  await form.choose('The whole site');
  await form.write('Address of the site', 'https://www.ministry.in/site/');
  const notice = form.part('Notice');
  await notice.getByRole('checkbox', { name: /Notice/ }).click();
  await form.write('Words', 'The office moves.', notice);
  await form.write('Until', '2099-01-31', notice);
  await form.save();
  expect(added('en/site.yaml')).toEqual([
    '+address: https://www.ministry.in/site/',
    '+notice:',
    '+  words: The office moves.',
    '+  until: 2099-01-31',
  ]);
  await expect(form.pageBeside.getByText('The office moves.')).toBeVisible();
  await page.goBack();
  await form.choose('Donate');
  await expect(form.pageBeside.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
});

test('a volunteer translates a sentence beside the English, and can remove no English entry there', async ({
  form,
  page,
}) => {
  await form.choose('Donate');
  await form.translate('Tamil');
  const [english, tamil] = [form.pane('en'), form.pane('ta')];
  await expect(english.getByRole('button', { name: 'Remove' }).first()).toBeVisible();
  await expect(tamil.getByRole('button', { name: 'Reorder Item' }).first()).toBeVisible();
  await expect(tamil.getByRole('button', { name: /^Remove|Translate/ })).toHaveCount(0);
  await expect(form.part('Introduction', english).getByRole('textbox')).toBeInViewport();
  await form.write('Introduction', 'உங்கள் காணிக்கை: எங்கே போகிறது?', tamil);
  await form.part('Only an example', tamil).getByRole('switch').click();
  await form.part('Compared with the English on', tamil).locator('input').fill('2026-01-03');
  await form.save();
  expect(changes()).toEqual({
    'ta/donate.yaml': [
      '-intro: The sentence before the account.',
      "+intro: 'உங்கள் காணிக்கை: எங்கே போகிறது?'",
      '-example: true',
      '-compared: 2026-01-02',
      '+compared: 2026-01-03',
    ],
  });
  await page.getByRole('radio', { name: 'Preview' }).first().click();
  await expect(form.pageBeside.getByText('உங்கள் காணிக்கை: எங்கே போகிறது?')).toBeVisible();
});

test('a page without a translation gets its first line', async ({ form, page }) => {
  await form.choose('Why R&B');
  await form.write('Introduction', 'Saved in English alone.');
  await form.save();
  await form.translate('Tamil');
  await page.getByRole('button', { name: /^Enable/ }).click();
  await form.write('Introduction', 'முதல் வரி.', form.pane('ta'));
  await form.save();
  expect(Object.keys(changes())).toEqual(['en/whyRB.yaml', 'ta/whyRB.yaml']);
  expect(changes()['en/whyRB.yaml']).toHaveLength(2);
  expect(added('ta/whyRB.yaml')).toEqual(['+intro: முதல் வரி.', '+example: true']);
});

test('a translation may be twice as long as the English', async ({ form }) => {
  await form.choose('Contact');
  await form.translate('Tamil');
  const [english, tamil] = [form.pane('en'), form.pane('ta')];
  const long = 'உங்களுக்காக என்ன ஜெபிக்க வேண்டும் என்று எழுதுங்கள்?';
  await form.write('Question', long, tamil);
  await form.save();
  expect(changes()).toEqual({ 'ta/contact.yaml': [expect.stringMatching('-'), `+  title: ${long}`] });
  await form.write('Question', long, english);
  const dialog = await form.refused();
  await expect(dialog).toContainText(`Question: this has ${long.length} characters. Please use at most 36.`);
});

test('all examples of a list can be removed, in the translation too', async ({ form }) => {
  await form.choose('Leaders');
  const remove = form.part('Leaders').getByRole('button', { name: 'Remove' });
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await form.save();
  for (const code of ['en', 'ta']) expect(added(`${code}/leaders.yaml`)).toEqual(['+{}']);
});

test('each number keeps its words in each language while numbers are moved, removed and added', async ({
  form,
}) => {
  const words = (code: string) =>
    readContent(edited, code).content.help.numbers.map(({ phone, whom }) => `${unwrap(phone)} ${whom}`);
  const kept = ['en', 'ta'].map((code) => words(code).slice(1).reverse());
  const list = 'Numbers in India';
  await form.choose('Urgent help');
  await form.item(list, 0).getByRole('button', { name: 'Remove' }).click();
  await form.part(list).first().getByRole('button', { name: /^Add/ }).last().click();
  const number = form.item(list, 2);
  await form.write('Phone number', '1930', number);
  await form.write('For whom it is', 'Who was cheated', number);
  await form.write('Source', 'https://numbers.example/', number);
  await form.write('Last checked', '1930 on 2026-11-22', number);
  const handles = form.part(list).first().getByRole('button', { name: 'Reorder Item' });
  await handles.nth(1).dragTo(handles.nth(0));
  await form.save();
  expect(['en', 'ta'].map(words)).toEqual(kept.map((numbers) => [...numbers, '1930 Who was cheated']));
});

test('a video keeps its title in each language when another takes its place', async ({ form }) => {
  const titles = () =>
    ['en', 'ta'].map((code) => readContent(edited, code).content.home.videos.films.map(({ title }) => title));
  const kept = titles();
  await form.choose('Home');
  const film = form.item('Videos', 0);
  await form.unfold(film);
  await form.write('Video on YouTube', 'https://youtu.be/abcdefghijk', film);
  await form.save();
  expect(added('ta/home.yaml')).toEqual(['+      youtubeId: https://youtu.be/abcdefghijk']);
  expect(titles()).toEqual(kept);
});

/** The pictures' fields of a schema, and their folders; of lists, those of the first entry (the third has a turning point). */
function* pictureFields(field: Described, path = ''): Generator<[path: string, folder: string]> {
  const { folder, items, properties = {} } = field;
  if (folder) yield [path.slice(1), folder];
  if (items) yield* pictureFields(items, `${path}.0`);
  for (const [name, part] of Object.entries(properties))
    yield* pictureFields(part, `${name === 'turn' ? path.replace('0', '2') : path}.${name}`);
}

const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
/** No two are the same: the form would take the one it has. */
const ofPhone = (index: number) =>
  photo(3000 + index, 2000)
    .jpeg()
    .withExif(taken)
    .toBuffer();

for (const [name, file] of Object.entries(described.properties ?? {})) {
  const fields = [...pictureFields(file)];
  if (fields.length > 0)
    test(`every picture of ${name} can be replaced by one straight from a phone`, async ({ form, page }) => {
      await form.choose(file.label);
      for (const [index, [path, folder]] of fields.entries()) {
        const [list = '', entry] = path.split(/\.(\d)\./);
        if (entry) await form.unfold(form.item(fieldAt(file, list.split('.')).label, Number(entry)));
        const part = page.locator(`[data-key-path="${path.replace(/\.\w+$/, '')}"]`);
        const optional = part.getByRole('checkbox', { name: /^Add .?(Picture|Logo)/ });
        if (await optional.isVisible()) await optional.click();
        const field = page.locator(`[data-key-path="${path}"]`);
        await form.upload(field, `NEW ${index}.JPG`, await ofPhone(index));
        const alt = field.locator('xpath=following::*[contains(@aria-label, "What the picture shows")][1]');
        if (await alt.count()) await alt.getByRole('textbox').fill('Women and men read under a tree.');
        await form.save();
        const saved = `${folder}/new-${index}.webp`;
        expect(added(`en/${name}.yaml`)?.join()).toContain(`: /${saved}`);
        const { width, exif } = await sharp(`${edited}/images/${saved}`).metadata();
        expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
      }
    });
}

test('a portrait is not lost while it is made smaller', async ({ form }) => {
  await form.choose('Leaders');
  const leader = form.item('Leaders', 0);
  await form.unfold(leader);
  const portrait = form.part('Portrait', leader);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 6000, height: 4000, channels: 3, background: '#a63', noise } as const;
  const large = sharp({ create }).jpeg().toBuffer();
  await form.write('Role', 'Changed before', leader);
  await form.upload(portrait, 'LARGE.JPG', await large, portrait.getByRole('status'));
  const dialog = await form.refused();
  await expect(dialog).toContainText('A photo is still being made smaller. Please save again in a moment.');
  expect(changes()).toEqual({});
});

test('a leader takes the place of another', async ({ form }) => {
  await form.choose('Leaders');
  await form.item('Leaders', 0).getByRole('button', { name: 'Remove' }).click();
  await form.part('Leaders').getByRole('button', { name: /^Add/ }).click();
  const leader = form.item('Leaders', 6);
  await form.write('Address', 'samuel', leader);
  await form.write('Name', 'சாமுவேல் ஐயா', leader);
  await form.write('Role', 'Pastor', leader);
  await form.upload(
    form.part('Portrait', leader),
    'சாமுவேல் (1).jpg',
    await photo(900, 1200).jpeg().toBuffer(),
  );
  await form.write('What the picture shows', 'A man with white hair and glasses looks at us.', leader);
  await form.write('On the card', "I thank God: it's good.", leader);
  await form.write('The letter', "Dear friends,\n\nI thank God: it's good.\n\nYours,", leader);
  await form.save();
  const portrait = Object.keys(changes()).find((file) => file.startsWith('images/portraits/'));
  expect(portrait).toMatch(/^[\w/-]+\.webp$/);
  expect(changes()['en/leaders.yaml']).toEqual(
    expect.arrayContaining(['-    key: ada', '+    key: samuel', `+    portrait: ${portrait?.slice(6)}`]),
  );
  await expect(form.pageBeside.getByText('சாமுவேல் ஐயா')).toBeVisible();
});
