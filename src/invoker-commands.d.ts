import 'react';

/** Invoker commands (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API), missing in React's types. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}
