import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { Loaded } from './components/Loaded.tsx';
import { createLoader, useLoader } from './components/loader.ts';
import { SkipLink } from './components/SkipLink.tsx';
import type { Testimonial } from './content/types.ts';
import { NavigationContext } from './navigation/Navigation.tsx';
import { places } from './navigation/places.ts';
import { scrollToHomeSection } from './navigation/scrollToHomeSection.ts';
import { returnToTop, useHistoryMirror } from './navigation/useHistoryMirror.ts';
import type { ArticlesTab, Place, View } from './navigation/view.ts';
import { Home } from './views/home/Home.tsx';

/** The views that the first load leaves out. */
const laterViews = createLoader(() => import('./views/laterViews.ts'));

/** Holds what the visitor looks at, and renders it. */
export function App({ initialPlace = 'home' }: { initialPlace?: Place }) {
  const [view, setView] = useState<View>(initialPlace === 'contact' ? 'home' : initialPlace);
  const [showContact, setShowContact] = useState(initialPlace === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<Testimonial['key'] | null>(null);
  const place: Place = showContact ? 'contact' : view;

  const show = useCallback((next: Place) => {
    setSelectedTestimonial(null);
    setShowContact(next === 'contact');
    if (next !== 'contact') setView(next);
  }, []);
  const navigate = useCallback(
    (next: Place) => {
      if (next !== place) show(next);
      else if (next === 'home') scrollToHomeSection();
      else returnToTop(next);
    },
    [place, show],
  );
  const ready = useLoader(laterViews, place !== 'home').status === 'ready' || place === 'home';
  useHistoryMirror(place, ready, show);
  const navigation = useMemo(() => ({ place, navigate }), [place, navigate]);

  function render(): ReactNode {
    switch (place) {
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
        return place satisfies never;
    }
  }
  function later(children: (views: LaterViews) => ReactNode) {
    return (
      <Loaded loader={laterViews} title={places[place].title} heading="h1">
        {({ laterViews: views }) => children(views)}
      </Loaded>
    );
  }

  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <Header />
      <ErrorBoundary place={place} onGoHome={() => navigate('home')}>
        {render()}
      </ErrorBoundary>
      <Footer />
    </NavigationContext>
  );
}

type LaterViews = typeof import('./views/laterViews')['laterViews'];
