"""Colour rubbed into a material: blushing cheeks, red ears, a baked rim, a pale muzzle."""
from clay import linear


def wiring(m):
    """-> node(kind, properties, sockets by name or as i0, i1 ...): a short way to wire a material."""
    tree = m.node_tree

    def node(kind, props=None, **sockets):
        n = tree.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in sockets.items():
            s = n.inputs[int(k[1:]) if k[0] == 'i' and k[1:].isdigit() else k]
            if hasattr(v, 'is_output'):
                tree.links.new(v, s)
            else:
                s.default_value = v
        return n
    return node


def mixed(node, fac, lower, upper, how='MIX'):
    """`upper` over `lower`, both sRGB hex or a node's output."""
    lower, upper = (linear(c) if isinstance(c, str) else c for c in (lower, upper))
    return node('MixRGB', {'blend_type': how}, Fac=fac, Color1=lower, Color2=upper).outputs[0]


def rub(mat, at, radius, colour, strength, power=1.6):
    """Tints `mat` towards `colour` around `at` (in the model's coordinates), fading out at `radius` (a number or three)."""
    if strength <= 0:
        return mat
    tree = mat.node_tree
    node, base = wiring(mat), tree.nodes['Principled BSDF'].inputs['Base Color']
    r = radius if hasattr(radius, '__len__') else (radius,) * 3
    off = node('VectorMath', {'operation': 'SUBTRACT'}, i0=node('TexCoord').outputs['Object'], i1=at)
    scaled = node('VectorMath', {'operation': 'DIVIDE'}, i0=off.outputs[0], i1=r)
    length = node('VectorMath', {'operation': 'LENGTH'}, i0=scaled.outputs[0]).outputs['Value']
    near = node('MapRange', {'interpolation_type': 'SMOOTHERSTEP'}, i0=length, i1=0.0, i2=1.0, i3=1.0, i4=0.0).outputs[0]
    fac = node('Math', {'operation': 'MULTIPLY'}, i0=near, i1=strength).outputs[0]
    mix = node('MixRGB', Fac=fac, Color2=linear(colour))
    if base.links:
        tree.links.new(base.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = base.default_value
    tree.links.new(mix.outputs[0], base)
    return mat
