import { spoken } from './words.ts'

/** Names of markup that say where something stands, and not what it is. */
const generic = new Set(
  `content main container wrapper inner outer body text page article post entry section row col column grid card cards list item items box block
  panel title heading headline label value key info details detail meta prose root app layout site lead-in copy group field fields data table
  wrap header footer hero intro-wrap page-content page-header entry-content entry-header entry-meta post-content post-meta post-header article-body
  article-content article-header article-meta main-content content-wrapper btn button link icon small note tag badge pill left right top bottom
  first last active current primary secondary muted highlight span div sep separator dot strong articlebody mainentity url facts spec specs
  props properties attributes stats line view single detail-page name type clearfix widget widget-wrap widget-container element sr-only screen-reader-text visually-hidden`.split(
    /\s+/,
  ),
)

export const isTelling = (name: string): boolean => {
  if (modifierOf(name) !== '') return true
  const dashed = (text: string) => withoutInitials(text.toLowerCase().replaceAll(/[_ ]/g, '-'))
  const plain = dashed(name)
  const last = dashed(name.split('__').at(-1) ?? name)
  return (
    !generic.has(plain) &&
    !generic.has(last) &&
    !generic.has(plain.replace(/^(?:site|page|post|entry|article|product|item)-/, ''))
  )
}

/** The initials of a site or the name of a builder of pages before all of its names ("ng-teaser", "elementor-section") tell nothing. */
const withoutInitials = (name: string) =>
  name.replace(/^(?:[a-z]{1,2}|elementor|et-pb|wp-block)-(?=[a-z]{2})/i, '')

/** What a modifier tells of a block that tells nothing: "field--name-price" is a price. */
function modifierOf(name: string): string {
  const [block = '', modifier = ''] = (name.split('__').at(-1) ?? name).toLowerCase().split('--')
  if (!generic.has(withoutInitials(block))) return ''
  return modifier
    .split(/[-_]/)
    .filter((word) => !generic.has(word))
    .join(' ')
}

/** What people call a part that markup names: of a name by blocks ("recipe__yield") the part alone. */
export const spokenName = (name: string): string =>
  spoken(modifierOf(name) || withoutInitials(name.split('__').at(-1)?.split('--')[0] ?? name))
