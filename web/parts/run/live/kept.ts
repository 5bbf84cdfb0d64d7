import { Component, type ComponentChildren } from 'preact'

interface KeptProps<T> {
  of: T
  draw: (of: T) => ComponentChildren
}

/** Drawn again only when what it shows is another object: a list of hundreds of rows draws the one that changed. */
export class Kept<T> extends Component<KeptProps<T>> {
  override shouldComponentUpdate(next: KeptProps<T>) {
    return next.of !== this.props.of
  }

  override render({ of, draw }: KeptProps<T>) {
    return draw(of)
  }
}
