const style = `body{margin:0;font:17px/1.5 Georgia,serif;color:#20303f;background:#fbf8f2}
header{display:flex;justify-content:space-between;padding:24px 80px;background:#20303f;color:#fff}
main{display:grid;grid-template-columns:1fr 1fr 1fr;gap:32px;padding:48px 80px}
article{background:#fff;border:1px solid #ddd3c2;border-radius:6px;padding:24px}
article h2{margin:0 0 8px}article p{margin:0 0 16px}
button{font:inherit;padding:8px 20px;border:0;border-radius:4px;background:#b4532a;color:#fff}
footer{height:900px;padding:48px 80px}`

const books = [
  ['Winter Gardens', 'Glass houses and the people who keep them warm.', '39.00 €'],
  ['The Lighthouse Keeper', 'A year on a rock, told in letters.', '24.90 €'],
  ['A Short History of Maps', 'How the world came to be drawn.', '58.00 €'],
]

/** The window and the page in pixels, as Chromium lays the page out. */
export const view = { width: 1280, height: 720 }
export const pageSize = { width: 1280, height: 1412 }

/** What visitors click on: where it is on the page in pixels, and its CSS selector. */
const place = (selector, left, top, width, height) => ({ selector, left, top, width, height })
export const places = {
  buttons: [
    place('body>main>article:nth-of-type(1)>button', 105, 301, 116, 42),
    place('body>main>article:nth-of-type(2)>button', 489, 276, 116, 42),
    place('body>main>article:nth-of-type(3)>button', 873, 276, 116, 42),
  ],
  headings: [
    place('body>main>article:nth-of-type(1)>h2', 105, 147, 302, 38),
    place('body>main>article:nth-of-type(2)>h2', 489, 147, 302, 38),
    place('body>main>article:nth-of-type(3)>h2', 873, 147, 302, 38),
  ],
  cart: place('body>header>span', 1171, 24, 29, 26),
}

/** The page of all books as a tree of rrweb's nodes, with the ids of those that visitors click on and of the text that changes. */
export function recordedPage() {
  let id = 0
  const text = (textContent, isStyle = false) => ({
    type: 3,
    id: ++id,
    textContent,
    ...(isStyle && { isStyle }),
  })
  const element = (tagName, ...childNodes) => ({ type: 2, id: ++id, tagName, attributes: {}, childNodes })
  const ids = { buttons: [], headings: [] }
  const article = ([title, words, price]) => {
    const [heading, button] = [element('h2', text(title)), element('button', text('Add to cart'))]
    ids.headings.push(heading.id)
    ids.buttons.push(button.id)
    return element('article', heading, element('p', text(words)), element('p', text(price)), button)
  }
  const cartText = text('Cart')
  const cart = element('span', cartText)
  const body = element(
    'body',
    element('header', element('b', text('Bookshop')), cart),
    element('main', ...books.map(article)),
    element('footer', text('Free shipping for members from 50 euros.')),
  )
  const html = element('html', element('head', element('style', text(style, true))), body)
  const doctype = { type: 1, id: ++id, name: 'html', publicId: '', systemId: '' }
  const node = { type: 0, id: ++id, childNodes: [doctype, html] }
  return { node, ids: { ...ids, cart: cart.id, cartText: cartText.id, page: html.id } }
}
