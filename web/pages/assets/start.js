// The page reads the same without this script: it only fills in this server's address and adds copy buttons.
for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin

const status = document.querySelector('#copy-status')

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text)
    button.textContent = 'Copied'
    status.textContent = 'Command copied'
  } catch {
    button.textContent = 'Press Ctrl+C'
    getSelection().selectAllChildren(button.parentElement.querySelector('code'))
  }
  setTimeout(() => {
    button.textContent = 'Copy'
    status.textContent = ''
  }, 2000)
}

for (const command of document.querySelectorAll('.command')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${command.dataset.name}`)
  button.addEventListener('click', () => void copy(button, command.querySelector('code').textContent.trim()))
  command.append(button)
}
