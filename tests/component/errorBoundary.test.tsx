import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../src/components/ErrorBoundary.tsx';
import { takeConsole } from '../setup/takeConsole.ts';

const broken = new Error('Broken');
function Broken(): never {
  throw broken;
}

it('what breaks is logged, and something else is shown in its place', () => {
  render(
    <ErrorBoundary fallback={<p>Something else</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Something else')).toBeVisible();
  const logged = takeConsole('error').filter(([message]) => /could not be shown/.test(String(message)));
  expect(logged).toEqual([[expect.any(String), broken, expect.stringContaining('Broken')]]);
});
