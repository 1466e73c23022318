import { Button } from "./button.tsx";

type NotLoadedProps = {
  /** What is missing, and that it is safe. */
  children: string;
  onRetry: () => void;
};

/** In place of what could not be fetched. */
export const NotLoaded = ({ children, onRetry }: NotLoadedProps) => (
  <div className="grid justify-items-start gap-4">
    <p role="alert" className="text-lg text-soft">
      {children}
    </p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
