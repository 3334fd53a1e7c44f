/** What a control is to assistive technology. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'textbox';

export type Size = { readonly width: number; readonly height: number };

export const desktop: Size = { width: 1280, height: 800 };
/** As narrow as every browser's window can be made. */
export const phone: Size = { width: 480, height: 800 };

/** A tab with nothing left of earlier visits: what the journeys need of a browser, whoever drives it. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the browser's Back button. */
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Whether the browser shows such a control to assistive technology. */
  shows(role: Role, name: string): Promise<boolean>;
  /** Waits for the control, brings it into view and clicks it with the mouse. */
  click(role: Role, name: string): Promise<void>;
  /** Types into the field as from a keyboard. */
  type(role: Role, name: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  /** Runs a function in the page; it sees nothing of what surrounds it but its arguments. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** What went wrong in the page so far, as far as the browser tells its driver. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface OpenBrowser {
  version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser of this machine, or why there is none. */
export type FoundBrowser =
  | {
      name: string;
      version: string;
      /** Whether the environment names it: then it has to start. */
      named: boolean;
      open(): Promise<OpenBrowser>;
    }
  | { name: string; missing: string };
