import sharp from 'sharp';
import { checkContent } from '../../content/check/check.ts';
import { blockingFindings } from '../../content/check/report.ts';
import { changes, edited, expect, test } from './form.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

test.beforeEach(({ form }) => form.open());
test.afterEach(async () => expect(blockingFindings(await checkContent(edited))).toEqual([]));

const added = (file: string) => changes()[file]?.filter((line) => line.startsWith('+'));

test('a founder’s name in Tamil is shown beside the form after saving', async ({ form }) => {
  await form.choose('Pages', 'About');
  const founder = form.item('Founders', 0);
  await form.unfold(founder);
  await form.write('Name', 'அருள் செல்வன்', founder);
  await form.part('Only an example', founder).getByRole('switch').click();
  await form.save();
  expect(changes()).toEqual({
    'en/about.yaml': ['-  - name: Sample Ada', '+  - name: அருள் செல்வன்', '-    example: true'],
  });
  await expect(form.pageBeside.getByRole('heading', { name: 'அருள் செல்வன்' })).toBeVisible();
});

test('a bank detail that cannot be right is refused with what to write', async ({ form, page }) => {
  await form.choose('Pages', 'Donate');
  await form.write('IFSC code', 'SBIN 12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Bank details: IFSC code: "SBIN 12" cannot be right. Write it as four letters, a zero,',
  );
  await form.toDisk();
  expect(changes()).toEqual({});
});

test('bank details change their own lines', async ({ form }) => {
  await form.choose('Pages', 'Donate');
  await form.write('Account name', 'Reach: Build Trust');
  await form.write('Bank and branch', 'A Bank, Adyar, Chennai');
  await form.write('Account number', '1234 5678 9012');
  await form.write('IFSC code', 'sbin 0001234');
  await form.write('Swift code', 'SBININBB');
  await form.save();
  expect(added('en/donate.yaml')).toEqual([
    "+  accountName: 'Reach: Build Trust'",
    '+  branch: A Bank, Adyar, Chennai',
    '+  account: 1234 5678 9012',
    '+  ifsc: sbin 0001234',
    '+  swift: SBININBB',
  ]);
  await expect(form.pageBeside.getByText('SBIN0001234')).toBeVisible();
});

test('six newsletters are added, in their order', async ({ form }) => {
  const months = ['June', 'July', 'August', 'November', 'December', 'January'];
  await form.choose('Pages', 'Articles');
  for (const [index, month] of months.entries()) {
    await form.part('Newsletters').getByRole('button', { name: /^Add/ }).click();
    const file = form.item('Newsletters', 4 + index);
    await form.write('Title', `${month} Newsletter`, file);
    await form.write(
      'Address in Google Drive',
      `https://drive.google.com/file/d/1abcdefghij${month}/view`,
      file,
    );
    await form.write('One sentence about it', `What happened before ${month}.`, file);
  }
  await form.save();
  expect(added('en/articles.yaml')).toEqual(
    months.flatMap((month) => [
      `+  - title: ${month} Newsletter`,
      `+    url: https://drive.google.com/file/d/1abcdefghij${month}/view`,
      `+    text: What happened before ${month}.`,
    ]),
  );
});

test('leaders can be exchanged', async ({ form, page }) => {
  await page.getByRole('treeitem', { name: 'Leaders' }).click();
  for (const name of ['Ada', 'Ben', 'Cara', 'Dan'])
    await page.getByRole('checkbox', { name: new RegExp(`^Select \\W?${name}`) }).click();
  await page.getByRole('button', { name: 'Delete Selected Entries' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 entries deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  // What is written before its page is beside the form, the form forgets.
  await expect(form.pageBeside.getByRole('heading', { level: 1 })).toBeVisible();
  await form.write('Name', 'சாமுவேல் ஐயா');
  await form.write('Role', 'Pastor');
  await form.upload('IMG_2043 (1).jpg', await photo(900, 1200).jpeg().toBuffer());
  await form.write('What the picture shows', 'A man with white hair and glasses looks at us.');
  await form.write('On the card', "I thank God: it's good.");
  await form.write('The letter', "Dear friends,\n\nI thank God: it's good.\n\nYours,");
  await form.save();
  // Its key is a part of addresses: a name without Latin letters gets one that the form makes up.
  const isNew = ([path]: [string, unknown]) => /leaders\/[0-9a-f]{12}\.md$/.test(path);
  const all = Object.entries(changes());
  expect(all.find(isNew)?.[1]).toContain('+portrait: /portraits/img_2043-1.webp');
  expect(
    all.filter((each) => !isNew(each)).map(([path, lines]) => [path, lines.length > 2 ? 'gone' : lines]),
  ).toEqual([
    ...['ada', 'ben', 'cara', 'dan'].map((key) => [`en/leaders/${key}.md`, 'gone']),
    ['en/leaders/eve.md', ['-order: 5', '+order: 1']],
    ['en/leaders/finn.md', ['-order: 6', '+order: 2']],
    ['en/leaders/gita.md', ['-order: 7', '+order: 3']],
    ['images/portraits/img_2043-1.webp', []],
  ]);
  await expect(form.pageBeside.getByText('சாமுவேல் ஐயா')).toBeVisible();
});

test('a story is made shorter', async ({ form }) => {
  await form.choose('Pages', 'My Story');
  const chapter = form.item('Sections', 0);
  await form.unfold(chapter);
  const text = form.part('Text', chapter).getByRole('textbox');
  const [first = '', second = ''] = (await text.inputValue()).split('\n\n');
  await text.fill([first, second].join('\n\n'));
  await form.item('Sections', 3).getByRole('button', { name: 'Remove' }).click();
  await form.save();
  expect(changes()['en/myStory.yaml']?.filter((line) => line !== '-')).toEqual([
    expect.stringContaining('-      Paragraph 3 of ‘The first chapter’'),
    '-  - title: The last chapter',
    '-    paragraphs: |-',
    ...[1, 2, 3].map((number) => expect.stringContaining(`-      Paragraph ${number} of ‘The last chapter’`)),
  ]);
});

test('a phone’s photo is saved small, without the place where it was taken', async ({ form }) => {
  await form.choose('Pages', 'Home');
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
  const country = form.part('India');
  await form.upload('IMG_2044.JPG', await photo(4000, 3000).jpeg().withExif(taken).toBuffer(), country);
  await form.write('What the picture shows', 'Women and men read the Bible under a tree.', country);
  await form.save();
  expect(changes()).toEqual({
    'en/home.yaml': [
      '-      photo: outreach/india.svg',
      '-      alt: An orange square.',
      '+      photo: /outreach/img_2044.webp',
      '+      alt: Women and men read the Bible under a tree.',
    ],
    'images/outreach/img_2044.webp': [],
  });
  const { width, exif } = await sharp(`${edited}/images/outreach/img_2044.webp`).metadata();
  expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
});

test('what the director has confirmed is one switch', async ({ form }) => {
  await form.choose('To confirm', 'Questions to the ministry');
  await form.unfold(form.part('Questions to the ministry'));
  await form.part('Yes, and we keep it').getByRole('switch').click();
  await form.save();
  expect(changes()).toEqual({ 'en/promises.yaml': ['-  confirmed: false', '+  confirmed: true'] });
});
