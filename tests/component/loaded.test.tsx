import { words } from '@content/interface.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Loaded } from '../../src/components/Loaded.tsx';
import { createLoader } from '../../src/components/loader.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');

function renderPart(load: () => Promise<string>) {
  render(
    <Loaded loader={createLoader(load)} title="Donate" heading="h1">
      {(part) => <p>{part}</p>}
    </Loaded>,
  );
}

describe('a view that arrives later', () => {
  it('says that it is on its way, under its title', () => {
    renderPart(() => new Promise(() => {}));
    expect(screen.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${words.loading.opening}Donate`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown once it is here', async () => {
    renderPart(async () => 'The view');
    expect(await screen.findByText('The view')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it could not be loaded, and comes at the next try', async () => {
    const load = vi
      .fn(async () => 'The view')
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure);
    renderPart(load);
    const retry = await screen.findByRole('button', { name: words.tryAgain });
    expect(screen.getByRole('status')).toHaveTextContent(words.loading.failed);
    expect(screen.getByRole('heading', { name: 'Donate' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);

    await userEvent.click(retry);
    await userEvent.click(await screen.findByRole('button', { name: words.tryAgain }));
    expect(await screen.findByText('The view')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
