import { words } from '#words/words.ts';
import type { Answer } from '../../content/schema/schema.ts';
import { Text } from './Text.tsx';

type FrequentQuestionsProps = { questions: readonly Answer[]; className?: string };

export function FrequentQuestions({ questions, className = '' }: FrequentQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={`mt-10 max-w-text border-ink border-t-2 pt-4 ${className}`}>
      <h2 className="font-bold text-item">{words.commonQuestions}</h2>
      <dl>
        {questions.map(({ question, answer = '', example }) => (
          <div key={question} className="mt-4 break-inside-avoid">
            <dt className="font-semibold">
              <Text as="span" className={example ? 'example' : ''} text={question} />
            </dt>
            <Text as="dd" className="mt-1" text={answer} />
          </div>
        ))}
      </dl>
    </section>
  );
}
