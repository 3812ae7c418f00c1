'use strict';
require('jsdom');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');

const { get: walkToControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');

// Label queries check each label for each field: jsdom walks the page every time, an id lookup is indexed.
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id || this.getRootNode({}) !== this._ownerDocument) return walkToControl.call(this);
    const named = this._ownerDocument.getElementById(id);
    return named && isLabelable(named) ? named : null;
  },
});
