import { words } from '@content/interface.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/components/ErrorBoundary.tsx';
import { takeConsole } from '../setup/takeConsole.ts';

const broken = new Error('Broken');
function Broken(): never {
  throw broken;
}

const onGoHome = vi.fn();
const view = (shown: string, children = <Broken />) => (
  <ErrorBoundary view={shown} onGoHome={onGoHome}>
    {children}
  </ErrorBoundary>
);
const failure = () => screen.queryByRole('heading', { name: words.viewError.title });

describe('a view that breaks', () => {
  it('is logged, and leaves a way home instead of a blank page', async () => {
    render(view('donate'));
    expect(failure()).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.viewError.home }));
    expect(onGoHome).toHaveBeenCalledTimes(1);
    const logged = takeConsole('error').filter(([message]) => message === 'A view could not be shown.');
    expect(logged).toEqual([['A view could not be shown.', broken, expect.stringContaining('Broken')]]);
  });

  it('is forgotten when the visitor moves on', () => {
    const { rerender } = render(view('donate'));
    takeConsole('error');
    rerender(view('articles', <p>Articles</p>));
    expect(screen.getByText('Articles')).toBeVisible();
    expect(failure()).toBeNull();
  });

  it('stays as it is while the visitor stays', () => {
    const { rerender } = render(view('donate'));
    takeConsole('error');
    rerender(view('donate', <p>Donate</p>));
    expect(failure()).toBeVisible();
  });
});
