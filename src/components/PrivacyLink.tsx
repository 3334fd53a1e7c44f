import type { ReactNode } from 'react';
import { ViewLink } from '../navigation/Navigation.tsx';

/** Of the notice's text. */
export const PRIVACY_ID = 'privacy';

/** Leads to the privacy notice, which stands once, at the end of Contact. */
export function PrivacyLink(props: { className: string; children: ReactNode }) {
  return <ViewLink to="contact" hash={`#${PRIVACY_ID}`} {...props} />;
}
