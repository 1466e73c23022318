import { Question } from "./question.tsx";

type DropQuestionProps = { onKeep: () => void; onDrop: () => void };

/** Asked before changes are dropped that somebody made. */
export function DropQuestion({ onKeep, onDrop }: DropQuestionProps) {
  return (
    <Question
      heading="Drop your changes?"
      text="They are not saved yet."
      safe="Keep editing"
      onSafe={onKeep}
      other="Drop changes"
      onOther={onDrop}
    />
  );
}
