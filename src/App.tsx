import { type ReactElement, Suspense, useState } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { SkipLink } from './components/SkipLink.tsx';
import { ViewError } from './components/ViewError.tsx';
import { ViewLoading } from './components/ViewLoading.tsx';
import { NavigationContext, ViewContext, ViewRendered } from './navigation/Navigation.tsx';
import type { View } from './navigation/routes.ts';
import { useNavigator } from './navigation/useNavigator.ts';
import type { ArticlesTab } from './views/Articles.tsx';
import { views } from './views/lazyViews.ts';

type AppProps = { initialView: View; prerendered?: boolean };

const {
  home: Home,
  contact: Contact,
  myStory: MyStory,
  about: About,
  whatWeBelieve: WhatWeBelieve,
  whyRB: WhyRB,
  articles: Articles,
  donate: Donate,
} = views;

// The same elements each time, so that a change of view does not render anew what stays.
const header = <Header />;
const footer = <Footer />;

/** Holds the state of specification, section 4, and renders the view that it names. */
export function App({ initialView, prerendered = false }: AppProps) {
  const [view, setView] = useState<Exclude<View, 'contact'>>(
    initialView === 'contact' ? 'home' : initialView,
  );
  const [showContact, setShowContact] = useState(initialView === 'contact');
  const [articlesTab, setArticlesTab] = useState<ArticlesTab>('articles');
  const [selectedTestimonial, setSelectedTestimonial] = useState<string | null>(null);
  const shown: View = showContact ? 'contact' : view;

  function show(next: View) {
    setSelectedTestimonial(null);
    setShowContact(next === 'contact');
    if (next !== 'contact') setView(next);
  }
  const navigator = useNavigator(initialView, prerendered, show, (next) => views[next].prefetch());

  function render(): ReactElement {
    switch (shown) {
      case 'home':
        return <Home selectedTestimonial={selectedTestimonial} onSelect={setSelectedTestimonial} />;
      case 'contact':
        return <Contact />;
      case 'myStory':
        return <MyStory />;
      case 'about':
        return <About />;
      case 'whatWeBelieve':
        return <WhatWeBelieve />;
      case 'whyRB':
        return <WhyRB />;
      case 'articles':
        return <Articles selected={articlesTab} onSelect={setArticlesTab} />;
      case 'donate':
        return <Donate />;
    }
  }

  return (
    <NavigationContext value={navigator}>
      <ViewContext value={shown}>
        <SkipLink />
        {header}
        {/* An element of its own: React finds its place also where an extension has moved what stands around it. */}
        <div>
          <ErrorBoundary
            resetKey={shown}
            fallback={
              <>
                <ViewError />
                <ViewRendered key={shown} />
              </>
            }
          >
            <Suspense key={shown} fallback={<ViewLoading />}>
              {render()}
              <ViewRendered />
            </Suspense>
          </ErrorBoundary>
        </div>
        {footer}
      </ViewContext>
    </NavigationContext>
  );
}
