import { about } from '@content/about.ts';
import { answers } from '@content/answers.ts';
import { statementOfFaith } from '@content/beliefs.ts';
import { contact } from '@content/contact.ts';
import { contactDetails, socialLinks } from '@content/contactDetails.ts';
import { donate } from '@content/donate.ts';
import { footer } from '@content/footer.ts';
import { myStory } from '@content/myStory.ts';
import { whyRB } from '@content/whyRB.ts';
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Footer } from '../../src/components/Footer.tsx';
import { isSample, unwrap } from '../../src/model/fact.ts';
import { About } from '../../src/views/About.tsx';
import { Contact } from '../../src/views/Contact.tsx';
import { Donate } from '../../src/views/Donate.tsx';
import { MyStory } from '../../src/views/MyStory.tsx';
import { WhatWeBelieve } from '../../src/views/WhatWeBelieve.tsx';
import { WhyRB } from '../../src/views/WhyRB.tsx';

const titlesOf = (sections: readonly { title: string }[]) => sections.map(({ title }) => title);

/** Shows a view; returns what is in it. */
function show(view: ReactElement) {
  render(view);
  const main = within(screen.getByRole('main'));
  const headings = (level: number) =>
    main.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
  return { ...main, headings };
}

describe('the view', () => {
  it('My Story is the life story, signed by the founder and director', () => {
    const view = show(<MyStory />);
    expect(view.headings(1)).toEqual([myStory.title]);
    expect(view.headings(2)).toEqual(titlesOf(unwrap(myStory.sections)));
    for (const paragraph of unwrap(myStory.sections).flatMap(({ paragraphs }) => paragraphs))
      expect(view.getByText(paragraph)).toBeVisible();
    expect(view.getByText(unwrap(myStory.signature.name))).toBeVisible();
    expect(view.getByText(myStory.signature.role)).toBeVisible();
  });

  it('About shows the founders, and every section', () => {
    const view = show(<About />);
    expect(view.headings(1)).toEqual([about.title]);
    expect(view.getByRole('img', { name: about.photoAlt })).toBeVisible();
    expect(view.headings(2)).toEqual([
      ...about.founders.map(({ name }) => unwrap(name)),
      ...titlesOf(unwrap(about.sections)),
      about.whatWeDo.title,
    ]);
    expect(view.headings(3)).toEqual(titlesOf(about.whatWeDo.items));
  });

  it('What we believe is an intro, every belief with its Scripture, and a closing note', () => {
    const view = show(<WhatWeBelieve />);
    expect(view.headings(1)).toEqual([statementOfFaith.title]);
    expect(view.getByText(statementOfFaith.intro)).toBeVisible();
    const beliefs = unwrap(statementOfFaith.beliefs);
    expect(view.headings(2)).toHaveLength(beliefs.length + 1);
    for (const { title, text, references } of beliefs) {
      const belief = view.getByText(text).closest('li') as HTMLElement;
      expect(within(belief).getByRole('heading', { name: title })).toBeVisible();
      for (const reference of references) expect(within(belief).getByText(reference)).toBeVisible();
    }
    expect(view.getByText(statementOfFaith.closing.text)).toBeVisible();
  });

  it('Why R&B shows every section and a closing quote', () => {
    const view = show(<WhyRB />);
    expect(view.headings(1)).toEqual([whyRB.title]);
    expect(view.headings(2)).toEqual(titlesOf(unwrap(whyRB.sections)));
    expect(view.getByRole('figure')).toHaveTextContent(whyRB.quote.text);
  });

  it('Donate says what gifts do, and shows the bank details, each with its value', () => {
    const view = show(<Donate />);
    expect(view.headings(1)).toEqual([donate.title]);
    expect(view.headings(2)).toEqual([...titlesOf(donate.uses), donate.bankTitle]);
    const terms = view.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(donate.bankDetails.map(({ label }) => label));
    for (const [index, { value }] of donate.bankDetails.entries()) {
      expect(view.getAllByRole('definition')[index]).toHaveTextContent(unwrap(value));
    }
  });

  it('Contact has an intro and a form of four fields', () => {
    const view = show(<Contact />);
    expect(view.headings(1)).toEqual([contact.title]);
    expect(view.getByText(contact.intro.replaceAll("'", '’'))).toBeVisible();
    expect(view.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'phone',
      'prayerRequests',
    ]);
    expect(view.getByRole('button', { name: contact.submit })).toBeEnabled();
  });
});

describe('what visitors ask', () => {
  it('is shown with its answer, and not before there is one', () => {
    const view = show(<Contact />);
    expect(answers.contact.map(({ answer }) => Boolean(answer))).toEqual([true, false]);
    for (const { question, answer } of answers.contact) {
      if (answer) expect(view.getByText(question).nextElementSibling).toHaveTextContent(answer);
      else expect(view.queryByText(question)).toBeNull();
    }
  });

  it('has no heading while nothing is answered', () => {
    const view = show(<About />);
    expect(view.queryByText(answers.title)).toBeNull();
  });
});

describe('the footer', () => {
  it('says how to reach the ministry, and where else it is', () => {
    render(<Footer />);
    const shown = within(screen.getByRole('contentinfo'));
    const reach = within(
      shown.getByRole('heading', { name: footer.contactTitle }).parentElement as HTMLElement,
    );
    const [email, phone] = [unwrap(contactDetails.email), unwrap(contactDetails.phone)];
    expect(shown.getByRole('heading', { name: footer.contactTitle })).toBeVisible();
    expect(reach.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(reach.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91\d+$/),
    );
    expect(shown.getByText(contactDetails.location)).toBeVisible();
    const links = shown.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    for (const { network, url } of socialLinks) {
      expect(
        links.some((name) => name.startsWith(network)),
        network,
      ).toBe(!isSample(url));
      expect(shown.getByText(network)).toBeVisible();
    }
    expect(shown.getByRole('heading', { name: footer.quickLinksTitle })).toBeVisible();
    expect(shown.getByText(footer.line)).toBeVisible();
  });
});
