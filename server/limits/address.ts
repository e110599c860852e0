import ipaddr from 'ipaddr.js';

/** Of an IPv6 address, the bits that name a customer's network; within it anybody may take any address (RFC 6177). */
const networkBytes = 8;

/**
 * Who counts as one: an IPv4 address, also one that is mapped into IPv6, or an IPv6 network of 64 bits. What is no address
 * at all, as a proxy may pass on, counts as one too.
 */
export function countedAs(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  return `${Buffer.from(read.toByteArray().slice(0, networkBytes)).toString('hex')}/64`;
}

/** Whether an address is one of `ranges`: addresses and CIDRs. */
export function isAmong(ranges: readonly string[]): (address: string | undefined) => boolean {
  const parsed = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`),
  );
  return (address) => {
    if (!address || !ipaddr.isValid(address)) return false;
    const read = ipaddr.process(address);
    return parsed.some(([network, bits]) => read.kind() === network.kind() && read.match(network, bits));
  };
}
