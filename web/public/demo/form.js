const form = document.querySelector('form')
const rules = {
  name: (value) => (value.length >= 2 && value.length <= 40 ? '' : 'Name must have 2 to 40 characters'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : 'Enter a valid email address'),
  age: (value) =>
    /^\d+$/.test(value) && value >= 18 && value <= 120 ? '' : 'Age must be a whole number from 18 to 120',
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const messages = Object.entries(rules).map(([name, rule]) => {
    const field = document.querySelector(`#${name}`)
    const message = rule(field.value)
    document.querySelector(`#${name}-error`).textContent = message
    field.setAttribute('aria-invalid', String(message !== ''))
    return message
  })
  const isAccepted = messages.every((message) => message === '')
  form.hidden = isAccepted
  document.querySelector('#done').hidden = !isAccepted
})
