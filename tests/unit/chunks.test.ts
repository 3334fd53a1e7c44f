import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkOf, chunksOf } from '../../site/chunks.ts';

const modules: Record<string, string> = {
  '/main.tsx': "import '/App.tsx';",
  '/App.tsx':
    "for (const view of ['history', 'about']) console.log(view, import('/views/history/History.tsx'), import('/views/about/About.tsx'));",
  '/views/history/History.tsx':
    "import { About } from '/views/about/About.tsx'; export const History = [About, 'history'];",
  '/views/about/About.tsx': "export const About = ['about'];",
};

test('a view’s document names the chunk of what it takes from another view', async () => {
  const files = new Map<string, string[]>();
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: '/main.tsx', output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
    },
    plugins: [
      {
        name: 'site',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
        generateBundle(_, bundle) {
          for (const view of ['history', 'about'])
            files.set(
              view,
              chunksOf(`/views/${view}/`, '/App.tsx', bundle, this).map(({ fileName }) => fileName),
            );
        },
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunkWith = (id: string) =>
    output.find((file) => file.type === 'chunk' && file.moduleIds.includes(id))?.fileName;
  expect(files.get('about')).toContain(chunkWith('/views/about/About.tsx'));
  expect(files.get('history')).toEqual(
    expect.arrayContaining([chunkWith('/views/history/History.tsx'), chunkWith('/views/about/About.tsx')]),
  );
});
