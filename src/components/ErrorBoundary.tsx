import { words } from '@content/interface.ts';
import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** Another value clears the error: the visitor has moved on. */
  view: string;
  onGoHome: () => void;
  children: ReactNode;
};

/** Shows a way home when a view throws, instead of a blank page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A view could not be shown.', error, info.componentStack);
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.view !== this.props.view) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content" tabIndex={-1} className="mx-auto max-w-content px-gutter pt-40 pb-24">
        <h1 tabIndex={-1} className="font-extrabold text-section">
          {words.viewError.title}
        </h1>
        <p className="mt-4 max-w-text text-lead">{words.viewError.text}</p>
        <button type="button" onClick={this.props.onGoHome} className="button-primary mt-8">
          {words.viewError.home}
        </button>
      </main>
    );
  }
}
