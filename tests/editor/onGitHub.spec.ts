import { expect, test } from './form.ts';
import { port, repository } from './served.ts';

test('with a token the form works on the branch words of GitHub alone', async ({ page }) => {
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(`${request.url()} ${request.postData()}`));
  await page.route('https://api.github.com/**', (route) => {
    const isUser = route.request().url().endsWith('/user');
    return route.fulfill({ json: isUser ? { id: 1, login: 'volunteer', name: 'A volunteer' } : {} });
  });
  await page.goto(`http://localhost:${port + 1}/`);
  await page.getByRole('button', { name: /^What needs you: \d/ }).click();
  const needs = page.getByRole('dialog', { name: 'What needs you' });
  await expect(needs).toContainText('the words as they were when this form was published');
  await needs.getByRole('link', { name: /^Facebook/ }).click();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_sample');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const [owner, repo] = repository.split('/');
  const branch = JSON.stringify({ owner, repo, branch: 'words' });
  await expect.poll(() => answered).toContainEqual(expect.stringContaining(branch));
  const elsewhere = /^(?!http:\/\/localhost:|https:\/\/api\.github\.com\/|blob:|data:)/;
  expect(answered.filter((request) => elsewhere.test(request))).toEqual([]);
});
