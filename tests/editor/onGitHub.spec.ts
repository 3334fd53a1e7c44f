import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { edited, expect, test } from './form.ts';
import { port, repository } from './served.ts';

type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

test('with a token, a save is one commit on the branch words', async ({ form, page }) => {
  const files = readdirSync(edited, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }, index) => ({
      path: `src/${relative(edited, join(parentPath, name))}`,
      type: 'blob',
      size: 1,
      sha: String(index).padStart(40, '0'),
    }));
  const commits: Commit[] = [];
  const others: string[] = [];
  page.on('requestfinished', (request) => {
    if (!/^(http:\/\/localhost:|https:\/\/api\.github\.com\/|blob:|data:)/.test(request.url()))
      others.push(request.url());
  });
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/user')
      return route.fulfill({ json: { id: 1, login: 'volunteer', name: 'A volunteer' } });
    if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree: files } });
    if (pathname !== '/graphql')
      return route.fulfill({ status: pathname.includes('collaborators') ? 204 : 200, json: {} });
    const { query, variables } = request.postDataJSON();
    if (query.includes('createCommitOnBranch')) {
      commits.push(variables.input);
      const commit = {
        oid: 'b'.repeat(40),
        committedDate: '2026-11-23T00:00:00Z',
        file_0: { oid: 'c'.repeat(40) },
      };
      return route.fulfill({ json: { data: { createCommitOnBranch: { commit } } } });
    }
    const node = {
      oid: 'a'.repeat(40),
      message: '',
      author: { name: '', email: '', user: null },
      committedDate: '2026-11-22T00:00:00Z',
    };
    const ref = { target: { history: { nodes: [node] } } };
    const asked = [...query.matchAll(/(content|commit)_(\d+)/g)].map(([key, kind, index]) => [
      key,
      kind === 'commit' ? ref : { text: contentOf(query, Number(index)) },
    ]);
    return route.fulfill({ json: { data: { repository: { ref, ...Object.fromEntries(asked) } } } });
  });
  function contentOf(query: string, index: number) {
    const [, sha] = new RegExp(`content_${index}: object\\(oid: "(\\w+)"`).exec(query) ?? [];
    const { path = '' } = files.find((file) => file.sha === sha) ?? {};
    return readFileSync(join(edited, relative('src', path)), 'utf8');
  }

  await page.goto(`http://localhost:${port + 1}/`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_sample');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await form.choose('Pages', 'Contact details');
  await form.write('Place', 'Adyar, Chennai, India');
  await form.pressSave();
  await expect(page.getByText('Entry saved.')).toBeVisible();

  expect(commits.map(({ branch }) => branch)).toEqual([
    { repositoryNameWithOwner: repository, branchName: 'words' },
  ]);
  const { additions = [], deletions } = commits[0]?.fileChanges ?? {};
  expect([additions.map(({ path }) => path), deletions]).toEqual([
    ['src/content/en/contactDetails.yaml'],
    [],
  ]);
  expect(Buffer.from(additions[0]?.contents ?? '', 'base64').toString()).toContain(
    'location: Adyar, Chennai, India',
  );
  expect(others).toEqual([]);
});
