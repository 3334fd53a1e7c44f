import { footer } from '@content/home.ts';
import { privacy } from '@content/privacy.ts';
import { ChevronDown } from 'lucide-react';

/** The privacy notice, folded up in the footer: what is stored, why, who reads it, how long, and how to have it deleted. */
export function Privacy() {
  return (
    <details id="privacy" className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        {footer.quickLinks.privacy}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="max-w-text pb-8">
        <p className="pt-2 text-lead">{privacy.summary}</p>
        {privacy.sections.map((section) => (
          <section key={section.title} className="mt-6">
            <h3 className="font-bold text-item">{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-mist">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </details>
  );
}
