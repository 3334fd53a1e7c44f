import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { createContactFormStore } from './contactFormStore.ts';
import { fieldNames } from './fields.ts';
import { fetchSending } from './sending.ts';

export const contactFormStore = createContactFormStore();
askBeforeLeaving(contactFormStore);

/** The document's form: only its elements have what was typed before hydration. */
let prerendered = globalThis.document?.querySelector<HTMLFormElement>('#root form');

const elementsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const);

function read(form: HTMLFormElement) {
  const typed = elementsOf(form).map(([name, { type, checked, value }]) => [
    name,
    type === 'checkbox' && !checked ? '' : value,
  ]);
  contactFormStore.type(Object.fromEntries(typed));
}

function write(form: HTMLFormElement) {
  const { fields } = contactFormStore.state();
  for (const [name, element] of elementsOf(form))
    if (element.type === 'checkbox') element.checked = fields[name] !== '';
    else if (element.value !== fields[name]) element.value = fields[name];
}

/**
 * Uncontrolled inputs, all read on each event: password managers and in-app browsers set values without one.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore(
    contactFormStore.subscribe,
    contactFormStore.state,
    contactFormStore.state,
  );
  useEffect(() => void fetchSending().catch(() => undefined), []);
  const [focused] = useState(() => globalThis.document?.activeElement);
  useLayoutEffect(() => {
    const shown = form.current;
    if (!shown) return;
    if (prerendered) {
      read(prerendered);
      // Hydration replaces a form that an extension or a translation has changed.
      if (focused?.isConnected === false) document.getElementById(focused.id)?.focus();
      prerendered = null;
    }
    write(shown);
    // Empties the form once the message is sent.
    const unsubscribe = contactFormStore.subscribe(() => write(shown));
    const onEvent = () => read(shown);
    const events = ['input', 'change', 'focusout', 'submit'];
    for (const event of events) shown.addEventListener(event, onEvent, true);
    return () => {
      for (const event of events) shown.removeEventListener(event, onEvent, true);
      unsubscribe();
      read(shown);
      contactFormStore.leave();
    };
  }, [form, focused]);
  return state;
}
