import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/** Omits a block that fails to render, and reports the error like any script error. */
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
