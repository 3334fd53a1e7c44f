import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** What the children show: something else is shown anew. */
  of: string;
  fallback: (error: unknown, showAnew: () => void) => ReactNode;
  children: ReactNode;
};
type State = { of: string; failed: boolean; error?: unknown };

/**
 * Shows something else where its children break or cannot be loaded, instead of a blank page. It stays when they change,
 * so that it also catches what breaks when they are taken away: an extension or a translation may have moved them.
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
