import { basename } from 'node:path';
import { readSources, type Site } from '../../build/site.ts';
import { addressFindings } from '../preflight/address.ts';
import { answerFindings } from '../preflight/answers.ts';
import { factFormFindings } from '../preflight/facts.ts';
import type { Finding, Section } from '../preflight/finding.ts';
import { helpFindings } from '../preflight/help.ts';
import { linkFindings } from '../preflight/links.ts';
import { pictureFindings } from '../preflight/pictures.ts';
import { wordFindings } from '../preflight/words.ts';
import { photoFindings } from './photos.ts';
import { shapeFindings } from './shape.ts';
import { specifiedFindings } from './specified.ts';
import { textsOf } from './texts.ts';

/**
 * All that can be said of the owner's words and pictures: what `npm run words` finds wrong before a change is merged
 * is what `npm run preflight` finds wrong before the site is published.
 */
export async function contentSections(site: Site): Promise<Section[]> {
  const { content } = site;
  const texts = Object.entries(readSources(site.folder)).map(([file, source]) => ({
    file,
    texts: textsOf(source),
  }));
  const empty = texts.flatMap(({ file, texts }) =>
    texts
      // A question of visitors without an answer is not shown.
      .filter(({ value, field }) => value.trim() === '' && field !== 'answer')
      .map(({ line, field }) => ({
        where: `${file}, line ${line}`,
        what: `Nothing stands between the quotation marks${field && ` of "${field}"`}.`,
        todo: 'Write the words between them.',
      })),
  );
  const located = (finding: Finding): Finding => {
    const file = texts.find((each) => basename(each.file) === basename(finding.where));
    const line = finding.at && file?.texts.findLast(({ value }) => value === finding.at)?.line;
    return line ? { ...finding, where: `${file.file}, line ${line}` } : finding;
  };
  const sections: Section[] = [
    { title: 'Facts', findings: factFormFindings(content.contactDetails, content.donate.bankDetails) },
    { title: 'Words', findings: [...empty, ...shapeFindings(site), ...wordFindings(site)] },
    { title: 'Questions of visitors', findings: answerFindings(content.answers) },
    { title: 'Numbers to call in danger', findings: helpFindings(content.help) },
    { title: 'Words of the specification', findings: specifiedFindings(content) },
    { title: 'Photos', findings: [...pictureFindings(site), ...(await photoFindings(site.pictures))] },
    { title: 'Links', findings: linkFindings({ ...content, films: content.videos.films }) },
    { title: 'Address', findings: addressFindings(content.site.address) },
  ];
  return sections.map((section) => ({ ...section, findings: section.findings.map(located) }));
}
