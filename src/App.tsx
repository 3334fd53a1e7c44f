import { type ReactElement, Suspense, useState } from 'react';
import type { View } from '../content/views.ts';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { ViewError, ViewLoading } from './components/ViewFallbacks.tsx';
import { lazyPart } from './loading/lazyPart.ts';
import { ViewContext } from './navigation/Navigation.tsx';
import { useNavigator, ViewRendered } from './navigation/navigator.ts';
import type { ArticlesTab } from './views/articles/Articles.tsx';

type AppProps = { initialView: View; prerendered?: boolean };

export const parts = {
  home: lazyPart(() => import('./views/home/Home.tsx').then(({ Home }) => Home)),
  contact: lazyPart(() => import('./views/contact/Contact.tsx').then(({ Contact }) => Contact)),
  myStory: lazyPart(() => import('./views/myStory/MyStory.tsx').then(({ MyStory }) => MyStory)),
  about: lazyPart(() => import('./views/about/About.tsx').then(({ About }) => About)),
  whatWeBelieve: lazyPart(() =>
    import('./views/whatWeBelieve/WhatWeBelieve.tsx').then((view) => view.WhatWeBelieve),
  ),
  whyRB: lazyPart(() => import('./views/whyRB/WhyRB.tsx').then(({ WhyRB }) => WhyRB)),
  articles: lazyPart(() => import('./views/articles/Articles.tsx').then(({ Articles }) => Articles)),
  donate: lazyPart(() => import('./views/donate/Donate.tsx').then(({ Donate }) => Donate)),
} satisfies Record<View, unknown>;

// Constant elements: a change of view does not rerender them.
const header = <Header />;
const footer = <Footer />;

/** Holds the state of specification, section 4, and renders the current view. */
export function App({ initialView, prerendered = false }: AppProps) {
  const [view, setView] = useState<Exclude<View, 'contact'>>(
    initialView === 'contact' ? 'home' : initialView,
  );
  const [showContact, setShowContact] = useState(initialView === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<string | null>(null);
  const shown: View = showContact ? 'contact' : view;

  function show(next: View) {
    // Retries a view that failed to load before.
    parts[next].prefetch();
    setSelectedTestimonial(null);
    setArticlesTab(location.hash === '#newsletters' ? 'newsletters' : 'articles');
    setShowContact(next === 'contact');
    if (next !== 'contact') setView(next);
  }
  useNavigator(initialView, prerendered, show, (next) => parts[next].prefetch());

  function render(): ReactElement {
    if (shown === 'home')
      return <parts.home selectedTestimonial={selectedTestimonial} onSelect={setSelectedTestimonial} />;
    if (shown === 'articles') return <parts.articles selected={articlesTab} onSelect={setArticlesTab} />;
    const Part = parts[shown];
    return <Part />;
  }

  return (
    <ViewContext value={shown}>
      {header}
      {/* An element of its own: React finds its place even if an extension has moved the siblings. */}
      <div>
        <ErrorBoundary resetKey={shown} fallback={<ViewError />}>
          <Suspense key={shown} fallback={<ViewLoading />}>
            {render()}
            <ViewRendered />
          </Suspense>
        </ErrorBoundary>
      </div>
      {footer}
    </ViewContext>
  );
}
