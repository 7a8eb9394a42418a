type Reads<Place, Fields> = { readonly [Name in keyof Fields]: (place: Place) => Fields[Name] };

/**
 * Makes what gives a plain value fields that are read when somebody asks for them. They are copied, printed and cloned
 * like others; `place`, of which each is made, is neither copied nor seen. The functions are the same for all values:
 * as their own, they would take more memory than many a field.
 */
export function whenAsked<Place, Fields extends object>(reads: Reads<Place, Fields>) {
  const of = Symbol('of');
  const properties: PropertyDescriptorMap = {};
  for (const name of Object.keys(reads) as (keyof Fields & string)[]) {
    const read = reads[name];
    properties[name] = {
      enumerable: true,
      get(this: { [of]: Place }) {
        return read(this[of]);
      },
    };
  }
  return <Value extends object>(value: Value, place: Place): Value & Fields =>
    Object.defineProperties(Object.defineProperty(value, of, { value: place }), properties) as Value & Fields;
}
