import { privacy } from '@content/privacy.ts';

/** What is stored, why, who reads it, how long, and how to have it deleted. */
export function PrivacyNotice() {
  return (
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
  );
}
