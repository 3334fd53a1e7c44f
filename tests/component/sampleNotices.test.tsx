import { donate } from '@content/donate.ts';
import { testimonialsSection } from '@content/home.ts';
import { testimonials } from '@content/testimonials.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as facts from '../../src/content/fact.ts';

const { sample, unwrap } = facts;

afterEach(() => {
  vi.doUnmock('@content/donate.ts');
  vi.doUnmock('@content/testimonials.ts');
  vi.doUnmock('../../src/content/fact.ts');
  vi.resetModules();
});

/** The items, of which the first are supplied by the owner and the rest are samples. */
function supplied<T>(count: number, items: readonly facts.Fact<T>[]): facts.Fact<T>[] {
  return items.map((item, index) => (index < count ? unwrap(item) : sample(unwrap(item))) as facts.Fact<T>);
}

/** Loads a module anew, which then knows samples by the class that this test makes them of. */
async function loadAnew<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  vi.doMock('../../src/content/fact.ts', () => facts);
  return load();
}

describe('while the bank details are samples', () => {
  async function renderDonate(count: number) {
    const values = supplied(
      count,
      donate.bankDetails.map(({ value }) => value),
    );
    const bankDetails = donate.bankDetails.map(({ label }, index) => ({ label, value: values[index] }));
    vi.doMock('@content/donate.ts', () => ({ donate: { ...donate, bankDetails } }));
    const { Donate } = await loadAnew(() => import('../../src/views/Donate.tsx'));
    render(<Donate />);
  }

  it.each([0, 1, 4])('the donate view warns above them (%i of 5 supplied)', async (count) => {
    await renderDonate(count);
    const note = screen.getByText(donate.sampleNotice);
    const [firstTerm] = screen.getAllByRole('term');
    expect(note.compareDocumentPosition(firstTerm as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('and no longer once the owner has supplied them all', async () => {
    await renderDonate(5);
    expect(screen.getAllByRole('term')).toHaveLength(5);
    expect(screen.queryByText(donate.sampleNotice)).toBeNull();
  });
});

describe('while the testimonials are samples', () => {
  it.each([
    ['no letter is', 0, 1],
    ['all letters but one are', testimonials.length - 1, 1],
    ['all letters are', testimonials.length, 0],
  ])('the home view says so until all are supplied: %s', async (_, count, notices) => {
    vi.doMock('@content/testimonials.ts', () => ({ testimonials: supplied(count, testimonials) }));
    const { Testimonials } = await loadAnew(() => import('../../src/views/home/Testimonials.tsx'));
    render(<Testimonials selected={null} onSelect={() => {}} />);
    expect(screen.getAllByRole('article')).toHaveLength(testimonials.length);
    expect(screen.queryAllByText(testimonialsSection.sampleNotice)).toHaveLength(notices);
  });
});
