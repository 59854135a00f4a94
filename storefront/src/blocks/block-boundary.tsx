import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/** Leaves out a block that cannot be drawn, and reports it as any broken script is. */
export class BlockBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(new Error(`block ${this.props.name}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
