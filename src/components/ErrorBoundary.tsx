import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** Key of what the children show: a new one resets the boundary. */
  of: string;
  fallback: (error: unknown, showAnew: () => void) => ReactNode;
  children: ReactNode;
};
type State = { of: string; failed: boolean; error?: unknown };

/**
 * Error boundary: shows `fallback` where its children throw or cannot be loaded. It is reset and not remounted when they
 * change, so that it also catches what they throw on unmounting, after an extension or a translation has moved nodes.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, failed: false };

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the site could not be shown.', error, info.componentStack);
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return of === state.of ? null : { of, failed: false };
  }

  override render() {
    const { failed, error } = this.state;
    return failed ? this.props.fallback(error, () => this.setState({ failed: false })) : this.props.children;
  }
}
