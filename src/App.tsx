import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { Loaded } from './components/Loaded.tsx';
import { createLoader, useLoader } from './components/loader.ts';
import { SkipLink } from './components/SkipLink.tsx';
import type { Testimonial } from './content/types.ts';
import { addresses } from './navigation/addresses.ts';
import { NavigationContext } from './navigation/Navigation.tsx';
import { scrollToHomeSection } from './navigation/scrollToHomeSection.ts';
import { returnToTop, useHistoryMirror } from './navigation/useHistoryMirror.ts';
import type { ArticlesTab, View } from './navigation/view.ts';
import { Home } from './views/home/Home.tsx';

/** The views that the first load leaves out. */
const laterViews = createLoader(() => import('./views/laterViews.ts'));

/** Holds what the visitor looks at, and renders it. */
export function App({ initialView = 'home' }: { initialView?: View }) {
  const [view, setView] = useState<Exclude<View, 'contact'>>(
    initialView === 'contact' ? 'home' : initialView,
  );
  const [showContact, setShowContact] = useState(initialView === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<Testimonial['key'] | null>(null);
  const shown: View = showContact ? 'contact' : view;

  const show = useCallback((next: View) => {
    setSelectedTestimonial(null);
    setShowContact(next === 'contact');
    if (next !== 'contact') setView(next);
  }, []);
  const navigate = useCallback(
    (next: View) => {
      if (next !== shown) show(next);
      else if (next === 'home') scrollToHomeSection();
      else returnToTop(next);
    },
    [shown, show],
  );
  const ready = useLoader(laterViews, shown !== 'home').status === 'ready' || shown === 'home';
  useHistoryMirror(shown, ready, show);
  const navigation = useMemo(() => ({ view: shown, navigate }), [shown, navigate]);

  function render(): ReactNode {
    switch (shown) {
      case 'home':
        return (
          <Home selectedTestimonial={selectedTestimonial} onSelectTestimonial={setSelectedTestimonial} />
        );
      case 'myStory':
        return later((views) => <views.MyStory />);
      case 'about':
        return later((views) => <views.About />);
      case 'whatWeBelieve':
        return later((views) => <views.WhatWeBelieve />);
      case 'whyRB':
        return later((views) => <views.WhyRB />);
      case 'donate':
        return later((views) => <views.Donate />);
      case 'articles':
        return later((views) => <views.Articles tab={articlesTab} onSelectTab={setArticlesTab} />);
      case 'contact':
        return later((views) => <views.Contact />);
      default:
        return shown satisfies never;
    }
  }
  function later(children: (views: LaterViews) => ReactNode) {
    return (
      <Loaded loader={laterViews} title={addresses[shown].title} heading="h1">
        {({ laterViews: views }) => children(views)}
      </Loaded>
    );
  }

  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <Header />
      <ErrorBoundary view={shown} onGoHome={() => navigate('home')}>
        {render()}
      </ErrorBoundary>
      <Footer />
    </NavigationContext>
  );
}

type LaterViews = typeof import('./views/laterViews')['laterViews'];
