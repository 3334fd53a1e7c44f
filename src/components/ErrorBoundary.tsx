import { Component, type ReactNode } from 'react';

type Props = { resetKey: string | null; fallback: ReactNode; children: ReactNode };
type State = Pick<Props, 'resetKey'> & { failed: boolean };

/** A new `resetKey` resets it without remounting: it also catches what children throw on unmounting after an extension has moved nodes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { resetKey, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
