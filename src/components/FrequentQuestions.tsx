import type { Answer } from '../model/schema.ts';
import { KeepTogether } from './KeepTogether.tsx';

type FrequentQuestionsProps = { questions: readonly Answer[]; className?: string };

/** Only those that have an answer. */
export function FrequentQuestions({ questions, className = '' }: FrequentQuestionsProps) {
  const answered = questions.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
  if (answered.length === 0) return null;
  return (
    <section className={`mt-10 max-w-text border-ink border-t-2 pt-4 ${className}`}>
      <h2 className="font-bold text-item">Questions that people ask</h2>
      <dl>
        {answered.map(({ question, answer }) => (
          <div key={question} className="mt-4 break-inside-avoid">
            <dt className="font-semibold">
              <KeepTogether text={question} />
            </dt>
            <dd className="mt-1">
              <KeepTogether text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
