import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Notice } from '../../src/components/Notice.tsx';

vi.mock('@content/site/notice', () => ({
  notice: { words: 'Office closed', link: 'https://a.example/b', until: '2026-12-26' },
}));

it('a notice is gone after its last day in India, whenever the page was built', () => {
  vi.useFakeTimers({ now: new Date('2026-12-26T18:29:00Z') });
  const { rerender } = render(<Notice />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Office closed/ });
  expect([link.href, link.rel]).toEqual(['https://a.example/b', 'noopener noreferrer']);
  vi.setSystemTime(new Date('2026-12-26T18:31:00Z'));
  rerender(<Notice key="later" />);
  expect(screen.queryByText('Office closed')).toBe(null);
});
