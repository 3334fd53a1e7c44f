import { type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { SkipLink } from './components/SkipLink.tsx';
import { ViewError } from './components/ViewError.tsx';
import { ViewLoading } from './components/ViewLoading.tsx';
import type { Leader } from './model/types.ts';
import { Arrived, NavigationContext } from './navigation/Navigation.tsx';
import { createNavigator } from './navigation/navigator.ts';
import type { ArticlesTab, View } from './navigation/view.ts';
import { letter } from './views/home/letterPart.ts';
import { views } from './views/parts.ts';

type AppProps = {
  initialView: View;
  /** Whether the document shows that view already. */
  prerendered?: boolean;
};

const prefetch = (next: View) => views[next].prefetch();

/** Holds what the visitor looks at, and renders it. */
export function App({ initialView, prerendered = false }: AppProps) {
  const [view, setView] = useState<Exclude<View, 'contact'>>(
    initialView === 'contact' ? 'home' : initialView,
  );
  const [showContact, setShowContact] = useState(initialView === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<Leader | null>(null);
  const shown: View = showContact ? 'contact' : view;

  const [navigator] = useState(() =>
    createNavigator(initialView, (next) => {
      // Anew, where it could not be fetched before.
      views[next].prefetch();
      setSelectedTestimonial(null);
      setShowContact(next === 'contact');
      if (next !== 'contact') setView(next);
    }),
  );
  // A layout effect: before a dialog that the browser has opened without the script is noted.
  useLayoutEffect(() => navigator.listen(prerendered), [navigator, prerendered]);
  const navigation = useMemo(() => ({ ...navigator, view: shown, prefetch }), [navigator, shown]);

  function selectTestimonial(leader: Leader | null) {
    if (leader) letter.prefetch();
    setSelectedTestimonial(leader);
  }

  function render(): ReactNode {
    switch (shown) {
      case 'home':
        return (
          <views.home.Component
            selectedTestimonial={selectedTestimonial}
            onSelectTestimonial={selectTestimonial}
          />
        );
      case 'articles':
        return <views.articles.Component tab={articlesTab} onSelectTab={setArticlesTab} />;
      default: {
        // Each of the others needs nothing of this state; one that does would not compile here.
        const { Component } = views[shown];
        return <Component />;
      }
    }
  }

  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <Header />
      <ErrorBoundary
        of={shown}
        fallback={(error, showAnew) => (
          <>
            <ViewError view={shown} part={views[shown]} error={error} showAnew={showAnew} />
            <Arrived key={shown} />
          </>
        )}
      >
        <Suspense key={shown} fallback={<ViewLoading view={shown} />}>
          {render()}
          <Arrived />
        </Suspense>
      </ErrorBoundary>
      <Footer />
    </NavigationContext>
  );
}
