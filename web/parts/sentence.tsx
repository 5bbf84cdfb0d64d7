import type { ComponentChildren } from 'preact'

/** A sentence with something in it that is no word of ours: `[before, after]`. */
export const Around = ({
  words: [before, after],
  children,
}: {
  words: readonly string[]
  children: ComponentChildren
}) => (
  <>
    {before}
    {children}
    {after}
  </>
)

/** A sentence with a link in it: `[before, words of the link, after]`. */
export const Linking = ({ words: [before, link, after], to }: { words: readonly string[]; to: string }) => (
  <>
    {before}
    <a href={to}>{link}</a>
    {after}
  </>
)
