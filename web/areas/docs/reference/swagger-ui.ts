import { type OpenApi, areaIn } from './areas.ts'

type Viewer = (options: object) => unknown

const script = '/docs/viewer/swagger-ui-bundle.js'
const sheet = '/docs/viewer/swagger-ui.css'

declare global {
  var SwaggerUIBundle: Viewer | undefined
}

const arrived = (element: HTMLScriptElement | HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${element.tagName} did not come`))
    })
    document.head.appendChild(element)
  })

const styled = () =>
  arrived(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, id: 'viewer-styles' }),
  )

const scripted = async () =>
  globalThis.SwaggerUIBundle ?? arrived(Object.assign(document.createElement('script'), { src: script }))

async function described(): Promise<OpenApi> {
  const response = await fetch('/api/openapi.json')
  if (!response.ok) throw new Error(`The document did not come: ${response.status}`)
  return (await response.json()) as OpenApi
}

/** Draws the operations of an area into a place, and opens the one that the address names. The viewer is half a megabyte, so it comes with this page alone. */
export async function showReference(place: HTMLElement, area: string): Promise<void> {
  const [document] = await Promise.all([described(), styled(), scripted()])
  globalThis.SwaggerUIBundle?.({
    spec: areaIn(document, area),
    domNode: place,
    deepLinking: true,
    // Many operations at once are slow to draw and long to read on a phone; a link to one opens its group.
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    // The viewer would otherwise send the document to a checker on another host.
    validatorUrl: null,
    // It calls its part the main one of the page, which has one already.
    onComplete: () => place.querySelector('main')?.setAttribute('role', 'group'),
  })
}

/** Its styles would go on in the pages after it. */
export function forgetReference(): void {
  document.querySelector('#viewer-styles')?.remove()
}

/** The viewer is dark by a class of its own. */
export function followTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const root = document.documentElement
  const follow = () => {
    const chosen = root.dataset['theme']
    root.classList.toggle('dark-mode', chosen ? chosen === 'dark' : dark.matches)
  }
  follow()
  dark.addEventListener('change', follow)
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    dark.removeEventListener('change', follow)
    observer.disconnect()
    root.classList.remove('dark-mode')
  }
}
