paypal.minicart.render({ strings: { button: 'Check Out', empty: 'Your shopping cart is empty' } });

paypal.minicart.cart.on('add', function (idx, product) {
  if (product.get('on0') && !product.get('os0')) {
    this.remove(idx);
    alert('Please select an option first!');
  }
});

paypal.minicart.cart.on('checkout', function (evt) {
  var items = this.items(), total = 0, i;
  evt.preventDefault();
  if (!document.getElementById('terms').checked) {
    alert('You must agree to the terms first');
    return;
  }
  for (i = 0; i < items.length; i++) { total += items[i].get('quantity'); }
  if (total < 3) {
    alert('The minimum order quantity is 3. Please add more to your shopping cart before checking out');
    return;
  }
  document.getElementById('order').innerHTML = '<h2>Thank you for your order</h2><ul>' + items.map(function (p) {
    return '<li>' + p.get('quantity') + ' x ' + p.get('item_name') + (p.get('os0') ? ' (' + p.get('os0') + ')' : '') + '</li>';
  }).join('') + '</ul><p>Total: ' + this.total({ format: true, showCode: true }) + '</p>' +
    (document.getElementById('gift').value ? '<p>Gift message: <q></q></p>' : '');
  var q = document.querySelector('#order q');
  if (q) q.textContent = document.getElementById('gift').value;
  paypal.minicart.reset();
});

document.getElementById('gift').addEventListener('input', function () {
  document.getElementById('giftleft').textContent = 60 - this.value.length;
});

document.addEventListener('DOMContentLoaded', function () {
  var list = new List('products', { valueNames: ['name', 'category', 'price', 'description'], page: 6, pagination: true });
  function update() {
    document.getElementById('count').textContent = list.matchingItems.length + ' of ' + list.items.length + ' products';
    document.getElementById('nothing').style.display = list.matchingItems.length ? 'none' : '';
  }
  list.on('updated', update);
  [].forEach.call(document.querySelectorAll('.filter'), function (b) {
    b.addEventListener('click', function () {
      [].forEach.call(document.querySelectorAll('.filter'), function (o) { o.classList.toggle('active', o === b); });
      var f = b.getAttribute('data-filter');
      if (f) { list.filter(function (item) { return item.values().category === f; }); } else { list.filter(); }
    });
  });
  update();
});
