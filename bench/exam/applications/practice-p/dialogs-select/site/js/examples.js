function on(id, fn) { document.querySelector('#' + id + ' button').addEventListener('click', fn) }

on('basic-message', () => Swal.fire('Any fool can use a computer'))
on('title-text', () => Swal.fire('The Internet?', 'That thing is still around?', 'question'))
on('error-footer', () => Swal.fire({ icon: 'error', title: 'Oops...', text: 'Something went wrong!', footer: '<a href="#">Why do I have this issue?</a>' }))
on('custom-html', () => Swal.fire({
  title: '<strong>HTML <u>example</u></strong>', icon: 'info',
  html: 'You can use <b>bold text</b>, <a href="#">links</a> and other HTML tags',
  showCloseButton: true, showCancelButton: true, focusConfirm: false,
  confirmButtonText: 'Great!', confirmButtonAriaLabel: 'Thumbs up, great!',
  cancelButtonText: '&#128078;', cancelButtonAriaLabel: 'Thumbs down'
}))
on('three-buttons', () => Swal.fire({
  title: 'Do you want to save the changes?', showDenyButton: true, showCancelButton: true,
  confirmButtonText: 'Save', denyButtonText: `Don't save`
}).then((result) => {
  if (result.isConfirmed) { Swal.fire('Saved!', '', 'success') } else if (result.isDenied) { Swal.fire('Changes are not saved', '', 'info') }
}))
on('custom-position', () => Swal.fire({ position: 'top-end', icon: 'success', title: 'Your work has been saved', showConfirmButton: false, timer: 1500 }))
on('confirm', () => Swal.fire({
  title: 'Are you sure?', text: "You won't be able to revert this!", icon: 'warning', showCancelButton: true,
  confirmButtonColor: '#3085d6', cancelButtonColor: '#d33', confirmButtonText: 'Yes, delete it!'
}).then((result) => { if (result.isConfirmed) { Swal.fire('Deleted!', 'Your file has been deleted.', 'success') } }))
on('confirm-cancel', () => Swal.fire({
  title: 'Are you sure?', text: "You won't be able to revert this!", icon: 'warning', showCancelButton: true,
  confirmButtonText: 'Yes, delete it!', cancelButtonText: 'No, cancel!', reverseButtons: true
}).then((result) => {
  if (result.isConfirmed) { Swal.fire('Deleted!', 'Your file has been deleted.', 'success') } else if (result.dismiss === Swal.DismissReason.cancel) { Swal.fire('Cancelled', 'Your imaginary file is safe :)', 'error') }
}))
on('timer', () => {
  let timerInterval
  Swal.fire({
    title: 'Auto close alert!', html: 'I will close in <b></b> milliseconds.', timer: 2000, timerProgressBar: true,
    didOpen: () => {
      Swal.showLoading()
      const b = Swal.getHtmlContainer().querySelector('b')
      timerInterval = setInterval(() => { b.textContent = Swal.getTimerLeft() }, 100)
    },
    willClose: () => { clearInterval(timerInterval) }
  })
})
on('multiple-inputs', async () => {
  const { value: formValues } = await Swal.fire({
    title: 'Multiple inputs',
    html: '<input id="swal-input1" class="swal2-input"><input id="swal-input2" class="swal2-input">',
    focusConfirm: false,
    preConfirm: () => [document.getElementById('swal-input1').value, document.getElementById('swal-input2').value]
  })
  if (formValues) { Swal.fire(JSON.stringify(formValues)) }
})
on('queue', async () => {
  const steps = ['1', '2', '3']
  const questions = ['Question #1', 'Question #2', 'Question #3']
  const answers = []
  const Queue = Swal.mixin({ input: 'text', confirmButtonText: 'Next →', showCancelButton: true, progressSteps: steps })
  for (let i = 0; i < steps.length; i++) {
    const result = await Queue.fire({ title: questions[i], text: i === 0 ? 'Chaining swal modals is easy' : '', currentProgressStep: i })
    if (!result.isConfirmed) return
    answers.push(result.value)
  }
  Swal.fire({ title: 'All done!', html: 'Your answers: <pre><code>' + JSON.stringify(answers) + '</code></pre>', confirmButtonText: 'Lovely!' })
})
const Toast = Swal.mixin({
  toast: true, position: 'top-end', showConfirmButton: false, timer: 3000, timerProgressBar: true,
  didOpen: (toast) => { toast.addEventListener('mouseenter', Swal.stopTimer); toast.addEventListener('mouseleave', Swal.resumeTimer) }
})
on('toast', () => Toast.fire({ icon: 'success', title: 'Signed in successfully' }))

const inputs = {
  async text() {
    const { value: name } = await Swal.fire({ title: 'What is your name?', input: 'text', inputLabel: 'Your name', showCancelButton: true, inputValidator: (value) => { if (!value) { return 'You need to write something!' } } })
    if (name) Swal.fire(`Your name is ${name}`)
  },
  async email() {
    const { value: email } = await Swal.fire({ title: 'Input email address', input: 'email', inputLabel: 'Your email address', inputPlaceholder: 'Enter your email address' })
    if (email) Swal.fire(`Entered email: ${email}`)
  },
  async url() {
    const { value: url } = await Swal.fire({ input: 'url', inputLabel: 'URL address', inputPlaceholder: 'Enter the URL' })
    if (url) Swal.fire(`Entered URL: ${url}`)
  },
  async password() {
    const { value: password } = await Swal.fire({ title: 'Enter your password', input: 'password', inputLabel: 'Password', inputPlaceholder: 'Enter your password', inputAttributes: { maxlength: 10, autocapitalize: 'off', autocorrect: 'off' } })
    if (password) Swal.fire(`Entered password: ${password}`)
  },
  async textarea() {
    const { value: text } = await Swal.fire({ input: 'textarea', inputLabel: 'Message', inputPlaceholder: 'Type your message here...', inputAttributes: { 'aria-label': 'Type your message here' }, showCancelButton: true })
    if (text) Swal.fire(text)
  },
  async select() {
    const { value: fruit } = await Swal.fire({
      title: 'Select field validation', input: 'select',
      inputOptions: { Fruits: { apples: 'Apples', bananas: 'Bananas', grapes: 'Grapes', oranges: 'Oranges' }, Vegetables: { potato: 'Potato', broccoli: 'Broccoli', carrot: 'Carrot' }, icecream: 'Ice cream' },
      inputPlaceholder: 'Select a fruit', showCancelButton: true,
      inputValidator: (value) => new Promise((resolve) => { if (value === 'oranges') { resolve() } else { resolve('You need to select oranges :)') } })
    })
    if (fruit) Swal.fire(`You selected: ${fruit}`)
  },
  async radio() {
    const { value: color } = await Swal.fire({ title: 'Select color', input: 'radio', inputOptions: { '#ff0000': 'Red', '#00ff00': 'Green', '#0000ff': 'Blue' }, inputValidator: (value) => { if (!value) { return 'You need to choose something!' } } })
    if (color) Swal.fire({ html: `You selected: ${color}` })
  },
  async checkbox() {
    const { value: accept } = await Swal.fire({ title: 'Terms and conditions', input: 'checkbox', inputValue: 1, inputPlaceholder: 'I agree with the terms and conditions', confirmButtonText: 'Continue →', inputValidator: (result) => !result && 'You need to agree with T&C' })
    if (accept) Swal.fire('You agreed with T&C :)')
  },
  async range() {
    const { value: age } = await Swal.fire({ title: 'How old are you?', icon: 'question', input: 'range', inputLabel: 'Your age', inputAttributes: { min: 8, max: 120, step: 1 }, inputValue: 25 })
    if (age) Swal.fire(`You are ${age}`)
  }
}
document.querySelectorAll('[data-input]').forEach((b) => b.addEventListener('click', () => inputs[b.dataset.input]()))

/* Tom Select */
new TomSelect('#input-tags', {
  persist: false, createOnBlur: true, create: true, plugins: ['remove_button'],
  onChange: (v) => { document.querySelector('#tags-out span').textContent = v }
})
new TomSelect('#select-beast', {
  create: true, plugins: ['clear_button'], sortField: { field: 'text', direction: 'asc' },
  onChange: (v) => { document.querySelector('#beast-out span').textContent = v }
})
new TomSelect('#select-state', { maxItems: 3 })
new TomSelect('#select-gear', { plugins: ['checkbox_options', 'dropdown_input'] })
const control = new TomSelect('#select-tools', {
  maxItems: null, maxOptions: 100, valueField: 'id', labelField: 'title', searchField: 'title', sortField: 'title', create: false,
  options: [{ id: 1, title: 'Spectrometer' }, { id: 2, title: 'Star Chart' }, { id: 3, title: 'Electrical Tape' }]
})
document.getElementById('button-clear').addEventListener('click', () => control.clear())
document.getElementById('button-clearoptions').addEventListener('click', () => control.clearOptions(() => false))
document.getElementById('button-addoption').addEventListener('click', () => control.addOption({ id: 4, title: 'Something New' }))
document.getElementById('button-additem').addEventListener('click', () => control.addItem(2))
document.getElementById('button-disable').addEventListener('click', () => control.disable())
document.getElementById('button-enable').addEventListener('click', () => control.enable())

/* Notyf */
const notyf = new Notyf({ types: [{ type: 'warning', background: 'orange', icon: false }] })
function notify(type) {
  notyf.open({
    type, message: document.getElementById('notyf-message').value,
    duration: Number(document.getElementById('notyf-duration').value),
    ripple: document.getElementById('notyf-ripple').checked,
    dismissible: document.getElementById('notyf-dismissible').checked,
    position: { x: document.getElementById('notyf-x').value, y: document.getElementById('notyf-y').value }
  })
}
document.getElementById('notyf-success').addEventListener('click', () => notify('success'))
document.getElementById('notyf-error').addEventListener('click', () => notify('error'))
document.getElementById('notyf-warning').addEventListener('click', () => notify('warning'))
document.getElementById('notyf-dismissall').addEventListener('click', () => notyf.dismissAll())
