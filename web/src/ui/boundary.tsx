import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";

type BoundaryProps = {
  /** What broke, as a sentence's beginning: "Your closet". */
  what?: string;
  /** Shown in place of that sentence. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Where a part of the page breaks, that part says so; the others go on. React itself writes the error to the console. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.instead) return this.props.instead;
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-panel border border-line bg-card p-5 text-ink"
      >
        <p className="font-bold">{this.props.what} could not be shown. Nothing is lost.</p>
        <Button onClick={() => this.setState({ broken: false })}>Try again</Button>
      </div>
    );
  }
}
