import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { donate } from '../../src/content/donate.ts';
import { unwrap } from '../../src/content/fact.ts';
import { testimonialsSection } from '../../src/content/home.ts';
import { testimonials } from '../../src/content/testimonials.ts';

afterEach(() => {
  vi.doUnmock('../../src/content/donate.ts');
  vi.doUnmock('../../src/content/testimonials.ts');
  vi.resetModules();
});

/** The donate view with so many of its bank details supplied by the owner. */
async function renderDonate(supplied: number) {
  const bankDetails = donate.bankDetails.map((detail, index) =>
    index < supplied ? { ...detail, value: unwrap(detail.value) } : detail,
  );
  vi.doMock('../../src/content/donate.ts', () => ({ donate: { ...donate, bankDetails } }));
  // The same class as that of the samples above.
  const fact = await import('../../src/content/fact.ts');
  vi.resetModules();
  vi.doMock('../../src/content/fact.ts', () => fact);
  const { Donate } = await import('../../src/views/Donate.tsx');
  render(<Donate />);
}

const bank = () => within(screen.getByRole('region', { name: 'Bank Transfer Details' }));

describe('while the bank details are samples', () => {
  it.each([0, 1, 4])('the donate view warns above them (%i of 5 supplied)', async (supplied) => {
    await renderDonate(supplied);
    const note = bank().getByRole('note');
    expect(note).toHaveTextContent(/Do not transfer money yet\. The details below are samples/);
    const [firstTerm] = bank().getAllByRole('term');
    expect(note.compareDocumentPosition(firstTerm as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('and no longer once the owner has supplied them all', async () => {
    await renderDonate(5);
    expect(bank().getAllByRole('term')).toHaveLength(5);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByText(/samples/)).toBeNull();
  });
});

describe('while the testimonials are samples', () => {
  async function renderTestimonials(supplied: number) {
    const fact = await import('../../src/content/fact.ts');
    vi.resetModules();
    vi.doMock('../../src/content/fact.ts', () => fact);
    vi.doMock('../../src/content/testimonials.ts', () => ({
      testimonials: testimonials.map((each, index) => (index < supplied ? unwrap(each) : each)),
    }));
    const { Testimonials } = await import('../../src/views/home/Testimonials.tsx');
    render(<Testimonials selected={null} onSelect={() => {}} />);
  }

  it.each([
    [0, 'says'],
    [6, 'says'],
    [7, 'no longer says'],
  ])('the home view says so (%i of 7 supplied: %s)', async (supplied, says) => {
    await renderTestimonials(supplied);
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.queryAllByText(testimonialsSection.sampleNotice)).toHaveLength(says === 'says' ? 1 : 0);
  });
});
