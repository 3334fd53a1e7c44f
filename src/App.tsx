import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Header } from './components/Header.tsx';
import { Prerendered } from './components/Prerendered.tsx';
import { SkipLink } from './components/SkipLink.tsx';
import { ViewError } from './components/ViewError.tsx';
import { ViewLoading } from './components/ViewLoading.tsx';
import { followLinks } from './navigation/followLinks.ts';
import { NavigationContext, ViewContext, ViewRendered } from './navigation/Navigation.tsx';
import { createNavigator } from './navigation/navigator.ts';
import type { View } from './navigation/routes.ts';
import type { ArticlesTab } from './views/Articles.tsx';
import { letter } from './views/home/homeParts.ts';
import { footer, views } from './views/lazyViews.ts';

type AppProps = { initialView: View; prerendered?: boolean };

// The same elements each time, so that a change of view does not render anew what stays.
const header = <Header />;
const end = <Prerendered part={footer} />;

const prefetch = (next: View) => views[next].prefetch();

/** Holds the state of specification, section 4, and renders the view that it names. */
export function App({ initialView, prerendered = false }: AppProps) {
  const [view, setView] = useState<Exclude<View, 'contact'>>(
    initialView === 'contact' ? 'home' : initialView,
  );
  const [showContact, setShowContact] = useState(initialView === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<string | null>(null);
  const shown: View = showContact ? 'contact' : view;

  const [navigation] = useState(() => {
    const navigator = createNavigator(initialView, (next) => {
      // Retries a chunk that could not be fetched before.
      prefetch(next);
      setSelectedTestimonial(null);
      setShowContact(next === 'contact');
      if (next !== 'contact') setView(next);
    });
    return { ...navigator, prefetch };
  });
  // A layout effect: before `ModalDialog` reports a dialog that was opened before the script came.
  useLayoutEffect(() => navigation.listen(prerendered), [navigation, prerendered]);
  useLayoutEffect(() => followLinks(navigation.open, prefetch), [navigation]);

  function selectTestimonial(testimonial: string | null) {
    if (testimonial) letter.prefetch();
    setSelectedTestimonial(testimonial);
  }

  function render(): ReactNode {
    switch (shown) {
      case 'home':
        return (
          <views.home.Component selectedTestimonial={selectedTestimonial} onSelect={selectTestimonial} />
        );
      case 'articles':
        return <views.articles.Component selected={articlesTab} onSelect={setArticlesTab} />;
      default: {
        // Exhaustive: a view that needs props does not compile here.
        const { Component } = views[shown];
        return <Component />;
      }
    }
  }

  return (
    <NavigationContext value={navigation}>
      <ViewContext value={shown}>
        <SkipLink />
        {header}
        {/* An element of its own: React finds its place also where an extension has moved what stands around it. */}
        <div>
          <ErrorBoundary
            resetKey={shown}
            fallback={(error, reset) => (
              <>
                <ViewError part={views[shown]} error={error} reset={reset} />
                <ViewRendered key={shown} />
              </>
            )}
          >
            <Suspense key={shown} fallback={<ViewLoading />}>
              {render()}
              <ViewRendered />
            </Suspense>
          </ErrorBoundary>
        </div>
        {/* The document's own, where there is one; the site works without it. */}
        <ErrorBoundary resetKey={shown} fallback={() => null}>
          <Suspense>{end}</Suspense>
        </ErrorBoundary>
      </ViewContext>
    </NavigationContext>
  );
}
