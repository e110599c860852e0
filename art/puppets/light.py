"""The portrait stage: one lens, one light, one height of eyes for all twelve. Eyes are at z = 0.2, the frame shows
x = -2 .. 2 and z = -2.3 .. 1.7; whatever is lower is cut off by the shelf the puppets stand behind.
"""
import bpy
from clay import lamp, linear, new_scene


def theatre(samples):
    """Warm lantern from the left, green swamp rim from behind, cool fill; nothing behind the puppet."""
    s = new_scene(samples)
    s.render.film_transparent = True
    s.cycles.adaptive_threshold = .012
    s.view_settings.look = 'Medium High Contrast'
    air = bpy.data.worlds.new('air')
    s.world, air.use_nodes = air, True
    air.node_tree.nodes['Background'].inputs[0].default_value = linear('#35564a')
    air.node_tree.nodes['Background'].inputs[1].default_value = .55
    lamp((-4, -5.5, 4.2), (0, 0, -.1), 2.6, 720, '#ffdca0')
    lamp((4.6, 2.6, 2.6), (0, 0, -.2), 2.4, 1000, '#9fe07a')
    lamp((-4.2, 3.4, 2.4), (0, 0, .2), 1.6, 420, '#ffc98a')
    lamp((3.4, -6, -.6), (0, 0, -.4), 4, 210, '#8fbcd4')
    return s


def aim():
    camera = bpy.data.cameras.new('camera')
    camera.lens = 85
    o = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = (0, -9.5, -.3), (1.5707963, 0, 0)
    bpy.context.scene.camera = o


def shoot(path, size):
    s = bpy.context.scene
    s.render.filepath = path
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'
    s.render.resolution_x = s.render.resolution_y = size
    bpy.ops.render.render(write_still=True)
