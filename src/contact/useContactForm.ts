import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { type ContactFields, fieldNames, noFields } from '../../content/contactFields.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { contactFormState, fetchSending, forgetSent, setFields, subscribe } from './contactFormStore.ts';

/** The document's form: only its elements have what was typed before hydration. */
let prerendered = globalThis.document?.querySelector<HTMLFormElement>('#root form');

const elementsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const);

function read(form: HTMLFormElement) {
  const typed = elementsOf(form).map(([name, { value }]) => [name, value]);
  setFields(Object.fromEntries(typed) as ContactFields);
}

function write(form: HTMLFormElement) {
  const { fields } = contactFormState();
  for (const [name, element] of elementsOf(form))
    if (element.value !== fields[name]) element.value = fields[name];
}

/** Uncontrolled inputs, all read on each event: password managers and in-app browsers set values without one. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const state = useSyncExternalStore(subscribe, contactFormState, contactFormState);
  useLayoutEffect(() => {
    const shown = form.current;
    if (!shown) return;
    if (prerendered) {
      read(prerendered);
      prerendered = null;
    }
    write(shown);
    const fetch = () => void fetchSending().catch(() => undefined);
    const onEvent = () => read(shown);
    for (const event of ['input', 'change', 'focusout', 'submit'])
      shown.addEventListener(event, onEvent, true);
    shown.addEventListener('focusin', fetch);
    // A deployment may delete it while the message is typed.
    whenIdle(fetch);
    return () => {
      read(shown);
      forgetSent();
    };
  }, [form]);
  // Clears inputs only after sending; until then the DOM is newer.
  useLayoutEffect(() => {
    if (form.current && state.fields === noFields) write(form.current);
  }, [form, state.fields]);
  return state;
}
