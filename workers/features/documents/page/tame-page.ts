/** What is left out with everything in it: what could run, ask for something, or be read otherwise by a browser than here. */
const leftOut = new Set(
  `script noscript template iframe frame frameset noframes object embed applet param portal fencedframe svg math canvas audio video source track
  base basefont bgsound meta link input select textarea datalist keygen noembed plaintext xmp image`.split(
    /\s+/,
  ),
)
/** What goes while its content stays. */
const unwrapped = new Set(['form', 'button', 'map', 'dialog', 'marquee'])

const kept = new Set(
  `abbr align alt bgcolor border cellpadding cellspacing cite class color colspan datetime dir face height hidden href id lang open reversed rowspan
  scope size span src start style title type valign value width`.split(/\s+/),
)

/** Links lead to places of the page, and pictures are those that it holds itself. */
const isKept = (name: string, value: string): boolean => {
  if (name === 'href') return value.startsWith('#')
  if (name === 'src') return /^data:image\//i.test(value)
  return kept.has(name)
}

/**
 * A page without anything that acts: no scripts, handlers, frames, forms, redirects, and no address but places of its own. Second to the policy that it is
 * sent with, under which nothing of that would work. Null for what cannot be read surely, such as elements in each other without end.
 */
export async function tamePage(html: string): Promise<string | null> {
  const rewriter = new HTMLRewriter().onDocument({ comments: (comment) => void comment.remove() }).on('*', {
    element(element) {
      const name = element.tagName.toLowerCase()
      if (leftOut.has(name)) return void element.remove()
      if (unwrapped.has(name)) return void element.removeAndKeepContent()
      for (const [attribute, value] of attributesOf(element))
        if (!isKept(attribute.toLowerCase(), value)) element.removeAttribute(attribute)
      // What is folded up could not be scrolled to.
      if (name === 'details') element.setAttribute('open', '')
    },
  })
  try {
    return await rewriter.transform(new Response(html)).text()
  } catch {
    return null
  }
}

/** The types of browsers hide those of the rewriter. */
const attributesOf = ({ attributes }: { attributes: unknown }) => [
  ...(attributes as Iterable<[name: string, value: string]>),
]
