import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../../content/check/check.ts';
import { blockingFindings } from '../../content/check/report.ts';
import { readContent } from '../../content/read/read.ts';
import { copyOfSite } from './copyOfSite.ts';

test('what the guides ask for, and what hands and editors write, is right at the first try', async () => {
  const site = copyOfSite();
  onTestFinished(site.remove);
  const edits = {
    'https://plain.example.org/': 'https://www.ministry.in/site/',
    TEST0000001: 'sbin0001234',
    'Sample Ada': 'தாமரை',
    'example: true': 'example: false',
    'confirmed: false': 'confirmed: yes',
    'Chennai, India': '"Anna Nagar: Chennai"',
    'The first caption.': "'India''s hills: {founded} and later #1'",
    'The second caption.': '>-\n        Folded by hand\n        over two lines.',
    'alt: An orange square.': 'alt: Fishermen mend a net on the beach.',
    'outreach/india.svg': '/outreach/India.JPG',
    'newsletters:':
      "newsletters:\n  - {title: The founder's letter, url: https://drive.google.com/file/d/1aBcDeFgHiJ/view, text: News.}",
  };
  for (const file of ['site', 'contactDetails', 'articles', 'home', 'donate', 'about', 'promises'])
    site.edit(`${file}.yaml`, (text) =>
      Object.entries(edits).reduce((words, [from, to]) => words.replaceAll(from, to), text),
    );
  site.edit('leaders/ben.md', (text) =>
    text
      .replace('excerpt: The', "excerpt: Grace isn't small. The")
      .replace('The excerpt from the letter of Ben Example. The letter', 'Grace isn’t small. $&'),
  );
  // As Windows saves them.
  for (const file of ['donate.yaml', 'leaders/ben.md'])
    site.edit(file, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  site.take('en/leaders/gita.md');
  site.write(
    'leaders/thamarai.md',
    '---\norder: 1\nname: தாமரை\nrole: போதகர்\nalt: A woman in a green sari.\nexcerpt: கர்த்தர் நல்லவர்.\n---\nஅன்பானவர்களே,\n\nகர்த்தர் நல்லவர்.\n\nநன்றி,\n',
  );
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a66' } });
  site.upload('outreach/India.JPG', await photo.jpeg().toBuffer());
  expect(blockingFindings(await checkContent(site.folder))).toEqual([]);

  const { content, promises } = readContent(site.folder);
  const [malaysia, india] = content.home.outreach.countries;
  expect(malaysia?.caption).toBe("India's hills: May 2001 and later #1");
  expect(india?.caption).toBe('Folded by hand over two lines.');
  expect(india?.photo).toBe('outreach/India.JPG');
  expect(content.contactDetails.location).toBe('Anna Nagar: Chennai');
  expect(content.donate.bank.ifsc).toBe('SBIN0001234');
  expect(content.articles.newsletters[0]?.title).toBe("The founder's letter");
  const leaders = ['ada', 'thamarai', 'ben', 'cara', 'dan', 'eve', 'finn'];
  expect(content.leaders.map(({ key }) => key)).toEqual(leaders);
  expect(content.letters.thamarai).toEqual(['அன்பானவர்களே,', 'கர்த்தர் நல்லவர்.', 'நன்றி,']);
  expect(promises).toEqual([]);
});
