import { expect } from '@playwright/test';
import type { Role, Tab } from './browser.ts';
import { candidatesFor, selectors } from './candidates.ts';
import { collectErrors, takeErrors } from './pageErrors.ts';
import { type ElementReference, pathOf, type Session, WebDriverError } from './webDriver.ts';

/** The protocol's names of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

/** A tab of WebKitGTK, driven by WebKitWebDriver. Each session is a browser of its own, without a past. */
export function newWebKitTab(session: Session): Tab {
  const errors: string[] = [];

  const evaluate: Tab['evaluate'] = (run, ...given) =>
    session.post('/execute/sync', { script: `return (${run})(...arguments)`, args: given });

  async function find(role: Role, name: string): Promise<string | undefined> {
    const found: unknown[] = await evaluate(candidatesFor, selectors[role], name);
    for (const element of (found as ElementReference[]).map(pathOf)) {
      // The driver answers with an error about what assistive technology does not see, and what has just gone.
      const ask = (question: string) => session.get(element + question).catch(ignoreRefusal);
      if ((await ask('/computedlabel')) === name && (await ask('/computedrole')) === role) return element;
    }
  }

  /** Uses a control, again when it is not there yet or the page has just replaced it. */
  const use = (role: Role, name: string, command: string, parameters?: object) =>
    expect(async () => {
      const element = await find(role, name);
      if (!element) throw new Error(`There is no ${role} "${name}".`);
      await session.post(element + command, parameters);
    }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });

  const noteErrors = async () => void errors.push(...(await evaluate(takeErrors)));

  /** The driver does not tell what the console says: the page collects it, from the end of its loading on. */
  async function load(command: string, parameters?: object) {
    await noteErrors();
    await session.post(command, parameters);
    await evaluate(collectErrors);
  }

  return {
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh'),
    back: () => session.post('/back'),
    async resize({ width, height }) {
      const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const outer = await session.get<typeof inner>('/window/rect');
      await session.post('/window/rect', {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      });
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
    },
    shows: async (role, name) => (await find(role, name)) !== undefined,
    click: (role, name) => use(role, name, '/click'),
    type: (role, name, text) => use(role, name, '/value', { text: text.replaceAll('\n', keys.Enter) }),
    press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    async errors() {
      await noteErrors();
      return errors;
    },
    close: () => session.close(),
  };
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof WebDriverError)) throw error;
}
