/** Pages whose frames come from other sites; `{{pay}}` and `{{shop}}` stand for the origins of two of them. */
export const foreignPages: Record<string, string> = {
  card: `<h2>Card details</h2><form onsubmit="event.preventDefault(); out.textContent = 'Paid by ' + name.value + ' with ' + kind.value + (save.checked ? ', saved' : '')">
    <p><label>Card holder <input id="name"></label></p><p><label>Kind <select id="kind"><option>Visa</option><option>Amex</option></select></label></p>
    <p><label><input type="checkbox" id="save"> Save card</label></p><button>Pay now</button></form><p id="out"></p>
    <table><tr><th>Item</th><th>Price</th></tr><tr><td>Milk</td><td>1.20</td></tr></table><p>Fee: 0.35 EUR</p>`,
  checkout: `<h1>Checkout</h1><p>Your order</p><label>Coupon <input></label><div style="height:900px"></div>
    <section aria-label="Wallet"><iframe src="{{pay}}/card" title="Payment" width="420" height="260" style="border:7px solid;padding:11px 13px"></iframe></section><p>End</p>`,
  nested: `<h1>Outer</h1><iframe src="{{pay}}/between" title="Between" width="600" height="320" style="margin:30px"></iframe>`,
  between: `<p>Between</p><div style="height:400px"></div><iframe src="{{shop}}/card" title="Inner" width="420" height="300"></iframe>`,
  twice: `<h1>Twice</h1><button onclick="document.title = 'outer'">Save</button><iframe src="{{pay}}/save" title="Editor" width="300" height="100"></iframe>`,
  save: `<button onclick="document.body.append('Saved inside')">Save</button>`,
  better: `<button>Save as draft</button><iframe src="{{pay}}/save" title="Editor" width="300" height="100"></iframe>`,
  // A frame that is at work for longer than it is asked.
  slow: `<h1>Slow</h1><button onclick="frames[0].postMessage('', '*')">Begin</button><button onclick="document.title = 'outer'">Save</button><label>Note <input></label><button>Send later</button><iframe src="{{pay}}/working" title="Editor" width="300" height="200"></iframe>`,
  working: `<button>Save</button><label>Note <input></label><button onclick="document.body.append('Sent inside')">Send</button><script>onmessage = () => { const end = Date.now() + 2500; while (Date.now() < end); }</script>`,
  covered: `<iframe src="{{pay}}/save" title="Editor" width="300" height="100"></iframe><div role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff">Cookies</div>`,
  modal: `<iframe src="{{pay}}/save" title="Editor" width="300" height="100"></iframe><dialog id="d">Sure?</dialog><script>d.showModal()</script>`,
  turned: `<iframe src="{{pay}}/save" title="Editor" width="300" height="100" style="transform:rotate(10deg)"></iframe>`,
  shifted: `<iframe src="{{pay}}/save" title="Editor" width="300" height="100" style="transform:translate(90px, 50px)"></iframe>`,
  hangs: `<h1>Hangs</h1><p>Total: 5</p><iframe src="{{pay}}/loop" title="Advert" width="300" height="100"></iframe>`,
  loop: `<p>Loop</p><script>setTimeout(() => { for (;;); }, 100)</script>`,
  refused: `<h1>Refused</h1><button onclick="document.title = 'pressed'">Go</button><iframe src="http://127.0.0.1:1/" title="Advert" width="300" height="100"></iframe>`,
  hidden: `<h1>Hidden</h1><iframe src="{{pay}}/secret" style="display:none"></iframe><iframe src="{{pay}}/secret" width="0" height="0" style="border:0"></iframe><iframe src="http://127.0.0.1:1/" style="display:none"></iframe>`,
  secret: `<p>Hidden text</p><button>Save</button>`,
  late: `<h1>Late</h1><script>setTimeout(() => { const frame = document.createElement('iframe'); frame.src = '{{pay}}/card'; frame.title = 'Payment'; frame.width = 420; frame.height = 300; document.body.append(frame) }, 400)</script>`,
  vanishing: `<h1>Vanishing</h1><iframe src="{{pay}}/card" title="Payment" width="420" height="300"></iframe><script>setTimeout(() => document.querySelector('iframe').remove(), 500)</script>`,
  moves: `<h1>Moves</h1><iframe src="{{pay}}/first" title="Wizard" width="420" height="300"></iframe>`,
  first: `<p>First</p><a href="{{shop}}/second">Next</a>`,
  second: `<p>Second</p><a href="{{pay}}/third">Next</a>`,
  third: `<p>Third</p>`,
  sandboxed: `<h1>Sandboxed</h1><iframe sandbox="allow-scripts" title="Box" srcdoc="<p>In the box</p><button onclick=&quot;document.body.append('Pressed')&quot;>Press</button>"></iframe>`,
  lists: `<h1>Lists</h1><button>Add</button><iframe src="{{pay}}/buttons" title="More" width="300" height="100"></iframe>`,
  buttons: `<button>Add</button><button>Other</button>`,
  prices: `<h1>Prices</h1><p>Fee: 0.50 EUR</p><iframe src="{{pay}}/card" title="Payment" width="420" height="300"></iframe>`,
  blank: `<iframe src="{{pay}}/card" title="Payment" width="420" height="300"></iframe>`,
  object: `<h1>Object</h1><object data="{{pay}}/card" type="text/html" title="Payment" width="420" height="300"></object><object data="data:image/gif;base64,R0lGODlhAQABAAAAACw="></object>`,
  typing: `<h1>Typing</h1><label>Notes <input id="n"></label><iframe src="{{pay}}/typed" title="Search" width="420" height="200"></iframe>`,
  typed: `<label>Word <input oninput="out.textContent = 'Heard ' + value" onkeydown="if (event.key === 'Enter') out.textContent = 'Sent ' + value"></label><p id="out"></p>`,
}
